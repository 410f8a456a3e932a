import { useToday, useChangePackage } from '@shared/api-client/hooks';
import {
  formatDollars,
  LIABILITY_ONLY_ABOVE_AGE,
  PACKAGE_NAMES,
  vehicleAge,
  vehicleName,
  type Rate,
  type RatedVehicle,
  type Place,
  type Vehicle,
  type PackageName,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import {
  Card,
  Notice,
  Row,
  SectionHeading,
  SegmentedControl,
  Skeleton,
  Spinner,
  Stack,
  Text,
} from '@shared/ui';
import { CoverageDetails, NotSaved } from '../parts';
import { ApiError } from '@shared/api-client';
import { useBus } from '@shared/federation/remote';
import { useState } from 'react';

interface PackageChoice {
  /** The current package, or the one being saved. */
  chosen: PackageName;
  isSaving: boolean;
  /** Why the last choice could not be saved; stale if the quote was changed elsewhere and now shows that. */
  failure: ApiError | null;
  choose: (packageName: PackageName) => void;
}

/** Saves another package; the same hook refreshes the rates (specification 4). */
function usePackageChoice(vehicle: Vehicle): PackageChoice {
  const bus = useBus();
  const { trigger } = useChangePackage();
  const [wanted, setWanted] = useState<PackageName | null>(null);
  const [failure, setFailure] = useState<PackageChoice['failure']>(null);
  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    setFailure(error);
    if (error.has('version_stale')) return;
    bus.emit('alert:show-requested', { variant: 'danger', textKey: 'common:alerts.coverage_failed' });
  };
  const choose = (packageName: PackageName) => {
    if (wanted !== null || packageName === vehicle.coverage_package_name) return;
    setWanted(packageName);
    setFailure(null);
    trigger(vehicle.id, packageName)
      .catch(fail)
      .finally(() => setWanted(null));
  };
  return { chosen: wanted ?? vehicle.coverage_package_name, isSaving: wanted !== null, failure, choose };
}

interface Props {
  vehicle: Vehicle;
  place: Place;
  /** The shown offer. */
  rate: Rate;
}

/** One car: its package as tabs saved at once, and its coverages with prices. */
export function VehicleCoverage({ vehicle, place, rate }: Props) {
  const { t } = useTexts('rates');
  const rated = rate.vehicles.find(({ vehicle_id }) => vehicle_id === vehicle.id);
  const choice = usePackageChoice(vehicle);
  const name = vehicleName(vehicle);
  const tooOld = vehicleAge(vehicle.year, useToday(place)) > LIABILITY_ONLY_ABOVE_AGE;
  return (
    <Card>
      <Stack $gap={4} aria-busy={choice.isSaving}>
        <Row $justify="space-between">
          <SectionHeading as="h3" $size={20}>
            {name}
          </SectionHeading>
          {choice.isSaving ? <Saving /> : <Premium rated={rated} term={rate.term.duration} />}
        </Row>
        {tooOld ? (
          <Notice>{t('vehicles.tooOld', { years: LIABILITY_ONLY_ABOVE_AGE })}</Notice>
        ) : (
          <Packages name={name} choice={choice} />
        )}
        {choice.failure === null ? null : <NotSaved with={{ failure: choice.failure }} />}
        {rated ? (
          <CoverageDetails
            fallback={
              <Skeleton shape="lines" count={rated.coverages.length * 3} label={t('vehicles.loading')} />
            }
            with={{ vehicle, rate, rated }}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

/** The three packages, disabled while one is being saved. */
function Packages({ name, choice }: { name: string; choice: PackageChoice }) {
  const { t } = useTexts('rates');
  return (
    <SegmentedControl
      legend={t('vehicles.legend', { vehicle: name })}
      value={choice.chosen}
      onValueChange={choice.choose}
      busy={choice.isSaving}
      options={PACKAGE_NAMES.map((value) => ({
        value,
        label: t(`vehicles.${value}`),
        detail: t(`vehicles.${value}_help`),
      }))}
    />
  );
}

function Saving() {
  const { t } = useTexts('rates');
  return (
    <Row $gap={2}>
      <Spinner size={20} />
      {t('vehicles.saving')}
    </Row>
  );
}

/** `term` in months. */
function Premium({ rated, term }: { rated: RatedVehicle | undefined; term: number }) {
  const { t } = useTexts('rates');
  if (!rated) return null;
  return (
    <Text as="span" $strong>
      {t('vehicles.premium', { amount: formatDollars(rated.premium), months: term })}
    </Text>
  );
}
