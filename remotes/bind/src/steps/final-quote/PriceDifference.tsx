import { formatDollars, paths, type Quote, type Rate } from '@shared/domain';
import type { FinalDifference } from '@shared/domain/purchase';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Card, CheckboxField, FactList, LinkButton, SectionHeading, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { CauseTable } from './CauseTable';

interface PriceDifferenceProps {
  quote: Quote;
  quoted: Rate;
  final: Rate;
  difference: FinalDifference;
  isSeen: boolean;
  onSeen: (isSeen: boolean) => void;
  /** The error that it is not acknowledged, after a submit. */
  error: ReactNode;
}

/** Field name of the checkbox that acknowledges a higher price. */
export const SEEN = 'seen';

/**
 * The final price beside the quoted one, both in one way of paying, with each cause in dollars; a higher one has to be
 * acknowledged. Different terms are both named and compared per six months (reading 60).
 */
export function PriceDifference(props: PriceDifferenceProps) {
  const { quote, quoted, final, difference: told, isSeen, onSeen, error } = props;
  const { t } = useTexts('bind');
  const terms = { quoted: quoted.term.duration, final: final.term.duration };
  const isPerSix = terms.quoted !== terms.final;
  const how = told.difference === 0 ? 'same' : told.difference > 0 ? 'higher' : 'lower';
  const words = { amount: formatDollars(Math.abs(told.difference)), ...terms };
  return (
    <Card as="section" aria-label={t('difference.heading')}>
      <Stack $gap={4}>
        <SectionHeading>{t('difference.heading')}</SectionHeading>
        <BothPrices told={told} terms={terms} />
        <Text $strong>{t(isPerSix ? `difference.perSix.${how}` : `difference.${how}`, words)}</Text>
        <CauseTable {...{ quote, told, isPerSix }} />
        {told.difference > 0 ? (
          <>
            <div>
              <LinkButton as={Link} to={paths.compare(quote.id)} variant="secondary">
                {t('difference.compare')}
              </LinkButton>
            </div>
            <CheckboxField
              name={SEEN}
              error={error}
              label={t(isPerSix ? 'difference.perSix.acknowledge' : 'difference.acknowledge', words)}
              checked={isSeen}
              onChange={({ target }) => onSeen(target.checked)}
            />
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

interface BothPricesProps {
  told: FinalDifference;
  /** Months. */
  terms: { quoted: number; final: number };
}

/** Both totals with their terms; one of another term than the compared one also says what it comes to. */
function BothPrices({ told, terms }: BothPricesProps) {
  const { t } = useTexts('bind');
  const price = (total: number, months: number, compared: number) =>
    t(months === told.months ? 'difference.price' : 'difference.pricePerSix', {
      amount: formatDollars(total),
      months,
      perSix: formatDollars(compared),
    });
  const final = <strong>{price(told.final, terms.final, told.to)}</strong>;
  return (
    <FactList
      facts={[
        { id: 'quoted', term: t('difference.quoted'), value: price(told.quoted, terms.quoted, told.from) },
        { id: 'final', term: t('difference.final'), value: final },
      ]}
    />
  );
}
