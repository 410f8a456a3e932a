import { coverageTextKeys, formatSigned, vehicleName, type Quote } from '@shared/domain';
import type { FinalDifference, PriceCause } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { Receipt, Text, type ReceiptRow } from '@shared/ui';
import { CauseBar } from './CauseBar';
import { fromTo } from './fromTo';

interface CauseTableProps {
  quote: Quote;
  told: FinalDifference;
  isPerSix: boolean;
}

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

/** Why the final price differs from the quoted one: signed amounts that sum to the difference. */
export function CauseTable({ quote, told: { difference, causes }, isPerSix }: CauseTableProps) {
  const { t } = useTexts('bind');
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
      amount: formatSigned(cause.cents),
    };
  });
  const total: ReceiptRow = {
    id: 'total',
    label: t('difference.total'),
    factor: <CauseBar before={0} after={difference} ends={ends} isTotal />,
    amount: formatSigned(difference),
    emphasis: 'total',
  };
  return (
    <>
      <Receipt
        caption={t(isPerSix ? 'difference.perSix.caption' : 'difference.caption')}
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
