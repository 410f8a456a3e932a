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

/** '+$203.00', '−$65.00' or '$0.00'. */
const signed = (cents: number): string =>
  (cents < 0 ? '−' : cents > 0 ? '+' : '') + formatCents(Math.abs(cents));

/** Each cause with its bar: it starts where the one before it ends. */
function bridgeOf(causes: readonly PriceCause[]) {
  const sums = causes.reduce<number[]>((all, { cents }) => [...all, (all.at(-1) ?? 0) + cents], []);
  const ends = [Math.min(0, ...sums), Math.max(0, ...sums)] as const;
  const bars = causes.map((cause, index) => {
    const after = sums[index] ?? 0;
    return { cause, bar: { before: after - cause.cents, after, ends } };
  });
  return { bars, ends };
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
  const { bars, ends } = bridgeOf(causes);
  const rows = bars.map(({ cause, bar }): ReceiptRow => {
    const details = [...coverageOf(cause), ...carOf(cause), ...fromTo(cause, t)];
    return {
      id: `${cause.cause} ${cause.vehicle_id} ${cause.coverage}`,
      label: t(`cause.${cause.cause}`),
      detail: details.join(' · ') || undefined,
      factor: <CauseBar {...bar} />,
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
