import { formatDollars, type Rate, type Vehicle } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { OpenOnce } from '../lazy/OpenOnce';
import { Deductibles } from './Deductibles';

/** A car's distinct deductibles, in cents. */
function amountsOf(vehicle: Vehicle): number[] {
  const amounts = vehicle.coverages.flatMap(({ limits }) =>
    limits.filter(({ applies_to }) => applies_to === 'deductible').map(({ amount }) => amount),
  );
  return [...new Set(amounts)];
}

/** Opens the deductibles of a car that has any; their prices are requested when it is opened. */
export function DeductibleSection({ vehicle, rate }: { vehicle: Vehicle; rate: Rate }) {
  const { t } = useTexts('rates');
  const amounts = amountsOf(vehicle);
  if (amounts.length === 0) return null;
  return (
    <OpenOnce summary={t('deductible.heading')} detail={amounts.map(formatDollars).join(' / ')}>
      {() => <Deductibles vehicle={vehicle} rate={rate} />}
    </OpenOnce>
  );
}
