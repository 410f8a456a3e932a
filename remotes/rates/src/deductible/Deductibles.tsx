import { usePriceChanges } from '@shared/api-client/hooks';
import {
  coverageTextKeys,
  formatDollars,
  type DeductibleSteps,
  type Rate,
  type Vehicle,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Skeleton, Stack, Text } from '@shared/ui';
import { NotWorkedOut } from '../changes/NotWorkedOut';
import { DeductibleSlider } from './DeductibleSlider';

interface Props {
  vehicle: Vehicle;
  rate: Rate;
}

/** Each deductible of a car: a slider if there is a choice, else a sentence. */
export function Deductibles({ vehicle, rate }: Props) {
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
