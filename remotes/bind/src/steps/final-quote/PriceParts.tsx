import {
  formatDollars,
  formatPart,
  priceParts,
  vehicleName,
  type PlanView,
  type PricePart,
  type Rate,
  type Vehicle,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Disclosure, FactList } from '@shared/ui';

interface PricePartsProps {
  vehicles: readonly Vehicle[];
  rate: Rate;
  view: PlanView;
}

/** What each car and each fee costs, and what rounding adds, to the total that is shown (reading 54). */
export function PriceParts({ vehicles, rate, view }: PricePartsProps) {
  const { t } = useTexts('bind');
  const termOf = (part: PricePart): string => {
    if (part.kind === 'fee') return t(`cause.fee.${part.feeType}`);
    if (part.kind !== 'vehicle') return t(`cause.${part.kind}`);
    const vehicle = vehicles.find(({ id }) => id === part.id);
    return vehicle ? vehicleName(vehicle) : '';
  };
  const facts = priceParts(rate, view.option).map((part) => ({
    id: part.id,
    term: termOf(part),
    value: formatPart(part.amount),
  }));
  const total = {
    id: 'total',
    term: t('finalQuote.total'),
    value: <strong>{formatDollars(view.total)}</strong>,
  };
  return (
    <Disclosure summary={t('finalQuote.parts', { total: formatDollars(view.total) })}>
      <FactList facts={[...facts, total]} />
    </Disclosure>
  );
}
