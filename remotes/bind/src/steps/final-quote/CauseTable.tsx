import { coverageTextKeys, formatCents, vehicleName, type Quote, type Rate } from '@shared/domain';
import { priceCauses, type PriceCause } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { Receipt, type ReceiptRow } from '@shared/ui';
import { fromTo } from './fromTo';

interface CauseTableProps {
  quote: Quote;
  quoted: Rate;
  final: Rate;
  /** Signed cents. */
  difference: number;
}

const signed = (cents: number): string => (cents < 0 ? formatCents(cents) : `+${formatCents(cents)}`);

/** Why the final price differs from the quoted one: signed dollars that sum to the difference. */
export function CauseTable({ quote, quoted, final, difference }: CauseTableProps) {
  const { t } = useTexts('bind');
  const causes = priceCauses(quoted, final);
  if (causes.length === 0) return null;
  const carOf = ({ vehicle_id: id }: PriceCause): string[] =>
    quote.vehicles.filter((vehicle) => vehicle.id === id).map(vehicleName);
  const coverageOf = ({ coverage }: PriceCause): string[] =>
    coverage === null ? [] : [t(coverageTextKeys(coverage).name)];
  const rows = causes.map((cause): ReceiptRow => {
    const details = [...coverageOf(cause), ...carOf(cause), ...fromTo(cause, t)];
    return {
      id: `${cause.cause} ${cause.vehicle_id} ${cause.coverage}`,
      label: t(`cause.${cause.cause}`),
      ...(details.length > 0 ? { detail: details.join(' · ') } : {}),
      amount: signed(cause.cents),
    };
  });
  const total = { label: t('difference.total'), amount: signed(difference), emphasis: 'total' } as const;
  return (
    <Receipt
      caption={t('difference.caption')}
      captionVisible
      headings={{ label: t('difference.why'), factor: '', amount: t('difference.amount') }}
      rows={[...rows, { id: 'total', ...total }]}
    />
  );
}
