import { coverageTextKeys, formatCents, vehicleName, type Quote, type Rate } from '@shared/domain';
import { priceCauses, type PriceCause } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { Receipt, Text, type ReceiptRow } from '@shared/ui';
import { CauseBar } from './CauseBar';
import { fromTo } from './fromTo';

interface CauseTableProps {
  quote: Quote;
  quoted: Rate;
  final: Rate;
  /** Signed cents. */
  difference: number;
}

const signed = (cents: number): string => (cents < 0 ? formatCents(cents) : `+${formatCents(cents)}`);

/** Where each cause begins and ends, in cents from the quoted price, and the ends of their axis. */
function bridgeOf(causes: readonly PriceCause[]) {
  const sums = causes.reduce<number[]>((all, { cents }) => [...all, (all.at(-1) ?? 0) + cents], []);
  const steps = sums.map((after, index) => ({ before: sums[index - 1] ?? 0, after }));
  return { steps, ends: [Math.min(0, ...sums), Math.max(0, ...sums)] as const };
}

/** Why the final price differs from the quoted one: signed dollars that sum to the difference. */
export function CauseTable({ quote, quoted, final, difference }: CauseTableProps) {
  const { t } = useTexts('bind');
  const causes = priceCauses(quoted, final);
  if (causes.length === 0) return null;
  const carOf = ({ vehicle_id: id }: PriceCause): string[] =>
    quote.vehicles.filter((vehicle) => vehicle.id === id).map(vehicleName);
  const coverageOf = ({ coverage }: PriceCause): string[] =>
    coverage === null ? [] : [t(coverageTextKeys(coverage).name)];
  const { steps, ends } = bridgeOf(causes);
  const rows = causes.map((cause, index): ReceiptRow => {
    const { before = 0, after = 0 } = steps[index] ?? {};
    const details = [...coverageOf(cause), ...carOf(cause), ...fromTo(cause, t)];
    return {
      id: `${cause.cause} ${cause.vehicle_id} ${cause.coverage}`,
      label: t(`cause.${cause.cause}`),
      ...(details.length > 0 ? { detail: details.join(' · ') } : {}),
      factor: <CauseBar before={before} after={after} ends={ends} />,
      amount: signed(cause.cents),
    };
  });
  const total: ReceiptRow = {
    id: 'total',
    label: t('difference.total'),
    factor: <CauseBar before={0} after={difference} ends={ends} isTotal />,
    amount: signed(difference),
    emphasis: 'total',
  };
  return (
    <>
      <Receipt
        caption={t('difference.caption')}
        captionVisible
        headings={{ label: t('difference.why'), factor: '', amount: t('difference.amount') }}
        rows={[...rows, total]}
      />
      <Text $size={14} $muted aria-hidden="true">
        {t('difference.chart')}
      </Text>
    </>
  );
}
