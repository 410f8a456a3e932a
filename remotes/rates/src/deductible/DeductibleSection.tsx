import { keptDeductiblesOf } from '@shared/api-client/hooks';
import {
  coverageTextKeys,
  formatDollars,
  replacedDeductibles,
  type Rate,
  type Vehicle,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Text } from '@shared/ui';
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
    <>
      <Replaced vehicle={vehicle} />
      <OpenOnce summary={t('deductible.heading')} detail={amounts.map(formatDollars).join(' / ')}>
        {() => <Deductibles vehicle={vehicle} rate={rate} />}
      </OpenOnce>
    </>
  );
}

/** Which deductible applies instead of a chosen one that the package has not (reading 68). */
function Replaced({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTexts('rates');
  return replacedDeductibles(keptDeductiblesOf(vehicle.id), vehicle.coverages).map(
    ({ type, kept, applies }) => {
      const values = {
        coverage: t(coverageTextKeys(type).name),
        kept: formatDollars(kept),
        package: t(`vehicles.${vehicle.coverage_package_name}`),
        amount: formatDollars(applies),
      };
      return <Text key={type}>{t('deductible.replaced', values)}</Text>;
    },
  );
}
