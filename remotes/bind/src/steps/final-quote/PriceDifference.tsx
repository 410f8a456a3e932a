import { formatCents, premiumWithFees, type Quote, type Rate } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Card, CheckboxField, FactList, SectionHeading, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { CauseTable } from './CauseTable';

interface PriceDifferenceProps {
  quote: Quote;
  quoted: Rate;
  final: Rate;
  /** Signed cents. */
  difference: number;
  isSeen: boolean;
  onSeen: (isSeen: boolean) => void;
  /** The error that it is not acknowledged, after a submit. */
  error: ReactNode;
}

/** Field name of the checkbox that acknowledges a higher price. */
export const SEEN = 'seen';

/** The final price beside the quoted one, with each cause in dollars; a higher one has to be acknowledged. */
export function PriceDifference(props: PriceDifferenceProps) {
  const { quote, quoted, final, difference, isSeen, onSeen, error } = props;
  const { t } = useTexts('bind');
  const amount = formatCents(Math.abs(difference));
  const price = (rate: Rate) =>
    t('difference.price', { amount: formatCents(premiumWithFees(rate)), months: rate.term.duration });
  const how = difference === 0 ? 'same' : difference > 0 ? 'higher' : 'lower';
  return (
    <Card as="section" aria-label={t('difference.heading')}>
      <Stack $gap={4}>
        <SectionHeading>{t('difference.heading')}</SectionHeading>
        <FactList
          facts={[
            { id: 'quoted', term: t('difference.quoted'), value: price(quoted) },
            { id: 'final', term: t('difference.final'), value: <strong>{price(final)}</strong> },
          ]}
        />
        <Text $strong>{t(`difference.${how}`, { amount })}</Text>
        <CauseTable {...{ quote, quoted, final, difference }} />
        {difference > 0 ? (
          <CheckboxField
            name={SEEN}
            error={error}
            label={t('difference.acknowledge', { amount })}
            checked={isSeen}
            onChange={({ target }) => onSeen(target.checked)}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
