import { useToday } from '@shared/api-client/hooks';
import type { Quote } from '@shared/domain';
import { formatDate, useMoreTexts, useTexts } from '@shared/i18n';
import { Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { DockRoom } from '../buying/DockRoom';
import { detailsTexts } from '../locales/detailsTexts';
import { DriversInsured } from './DriversInsured';

/** Who is insured, and what an estimate is (specification 2.9). */
export function OverviewEnd({ quote }: { quote: Quote }) {
  useMoreTexts(detailsTexts);
  const { t, language } = useTexts('rates');
  const date = formatDate(useToday(quote.address), language, 'long');
  return (
    <End>
      <DockRoom />
      <DriversInsured drivers={quote.drivers} />
      <Text $size={14} $muted>
        {t('assume.disclaimer')} {t('assume.until', { date })}{' '}
        {quote.quote_number === null ? null : t('quoteNumber', { number: quote.quote_number })}
      </Text>
    </End>
  );
}

const End = styled(Stack)`
  margin-block-start: 2.5rem;
  & > p {
    max-width: 60rem;
  }
`;
