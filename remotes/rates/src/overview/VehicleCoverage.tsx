import { useToday } from '@shared/api-client/hooks';
import {
  formatDollars,
  LIABILITY_ONLY_ABOVE_AGE,
  PACKAGE_NAMES,
  vehicleAge,
  vehicleName,
  type RatedVehicle,
  type StateCode,
  type Vehicle,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Card, Notice, Row, SectionHeading, SegmentedControl, Spinner, Stack, Text } from '@shared/ui';
import { CoverageRows } from './CoverageRows';
import { usePackageChoice } from './usePackageChoice';

interface Props {
  vehicle: Vehicle;
  state: StateCode;
  rated: RatedVehicle | undefined;
  /** Months. */
  term: number;
}

/** One car: its package as tabs saved at once, and the coverages with their prices. */
export function VehicleCoverage({ vehicle, state, rated, term }: Props) {
  const { t } = useTexts('rates');
  const { chosen, isSaving, choose } = usePackageChoice(vehicle, state);
  const name = vehicleName(vehicle);
  const tooOld = vehicleAge(vehicle.year, useToday(state)) > LIABILITY_ONLY_ABOVE_AGE;
  return (
    <Card>
      <Stack $gap={4} aria-busy={isSaving}>
        <Row $justify="space-between">
          <SectionHeading as="h3" $size={18}>
            {name}
          </SectionHeading>
          {isSaving ? <Saving /> : <Premium rated={rated} term={term} />}
        </Row>
        {tooOld ? (
          <Notice>{t('vehicles.tooOld', { years: LIABILITY_ONLY_ABOVE_AGE })}</Notice>
        ) : (
          <SegmentedControl
            legend={t('vehicles.legend', { vehicle: name })}
            value={chosen}
            onValueChange={choose}
            busy={isSaving}
            options={PACKAGE_NAMES.map((value) => ({
              value,
              label: t(`vehicles.${value}`),
              detail: t(`vehicles.${value}_help`),
            }))}
          />
        )}
        {rated ? <CoverageRows coverages={rated.coverages} vehicle={name} /> : null}
      </Stack>
    </Card>
  );
}

function Saving() {
  const { t } = useTexts('rates');
  return (
    <Row as="output" $gap={2}>
      <Spinner size={20} />
      {t('vehicles.saving')}
    </Row>
  );
}

function Premium({ rated, term }: Pick<Props, 'rated' | 'term'>) {
  const { t } = useTexts('rates');
  if (!rated) return null;
  return (
    <Text as="span" $strong>
      {t('vehicles.premium', { amount: formatDollars(rated.premium), months: term })}
    </Text>
  );
}
