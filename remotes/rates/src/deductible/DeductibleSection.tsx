import { keptDeductiblesOf, usePriceChanges } from '@shared/api-client/hooks';
import {
  coverageTextKeys,
  formatDollars,
  replacedDeductibles,
  type Rate,
  type Vehicle,
  type DeductibleSteps,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Text, Skeleton, Stack } from '@shared/ui';
import { OpenOnce } from '../lazy/OpenOnce';
import { NotWorkedOut } from '../changes/NotWorkedOut';
import { DeductibleSlider } from './DeductibleSlider';

interface Props {
  vehicle: Vehicle;
  rate: Rate;
}

/** Each deductible of a car: a slider if there is a choice, else a sentence. */
function Deductibles({ vehicle, rate }: Props) {
  const { t } = useTexts('rates');
  const { data, error, retry } = usePriceChanges(rate);
  if (error && !data) return <NotWorkedOut error={error} text={t('deductible.unknown')} onRetry={retry} />;
  if (!data) return <Skeleton shape="lines" count={4} label={t('deductible.loading')} />;
  const own = data.deductibles.filter(({ vehicle_id }) => vehicle_id === vehicle.id);
  return (
    <Stack $gap={6}>
      <Text $size={14} $muted>
        {t('deductible.intro')}
      </Text>
      {own.map((each) =>
        each.steps.length > 1 ? (
          <DeductibleSlider
            key={`${each.type} ${each.chosen}`}
            vehicle={vehicle}
            deductible={each}
            term={rate.term.duration}
          />
        ) : (
          <OnlyOne key={each.type} deductible={each} vehicle={vehicle} />
        ),
      )}
    </Stack>
  );
}

function OnlyOne({ deductible, vehicle }: { deductible: DeductibleSteps; vehicle: Vehicle }) {
  const { t } = useTexts('rates');
  const values = {
    coverage: t(coverageTextKeys(deductible.type).name),
    amount: formatDollars(deductible.chosen),
    package: t(`vehicles.${vehicle.coverage_package_name}`),
  };
  return <Text>{t('deductible.one', values)}</Text>;
}

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
