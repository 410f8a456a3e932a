import { useToday } from '@shared/api-client/hooks';
import { DEFAULT_ANNUAL_DISTANCE, groupThousands, type Quote } from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { assumptionsOf } from './assumptionsOf';

/** The disclaimer and the estimate's assumptions, where the price is explained. */
export function Assumptions({ quote, carrier }: { quote: Quote; carrier: string }) {
  const { t, language } = useTexts('rates');
  const date = formatDate(useToday(quote.address), language, 'long');
  const { city, state, zip_code: zip } = quote.address;
  const values = { miles: groupThousands(DEFAULT_ANNUAL_DISTANCE), city, state, zip, carrier, date };
  return (
    <Stack $gap={4}>
      <List>
        {assumptionsOf(quote).map((name) => (
          <li key={name}>{t(`assume.${name}`, values)}</li>
        ))}
      </List>
      <Text $size={14}>{t('assume.disclaimer')}</Text>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  max-width: 34rem;
  padding-inline-start: 1.25rem;
`;
