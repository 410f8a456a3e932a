import { useCoverages, useToday } from '@shared/api-client/hooks';
import {
  carShape,
  EXAMPLE_ACCIDENTS,
  LIABILITY_ONLY_ABOVE_AGE,
  vehicleAge,
  type Accident,
  type Carrier,
  type Place,
  type Rate,
  type Vehicle,
  type VehicleCoverage,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { SegmentedControl, Skeleton, Stack } from '@shared/ui';
import { useState } from 'react';
import { NotWorkedOut } from '../changes/NotWorkedOut';
import { AccidentDrawing } from './AccidentDrawing';
import { WhoPays } from './WhoPays';

const builtIn = async ({ state, product }: Parameters<typeof useCoverages>[0]) => {
  // In the chunk of the catalogs that a change of package loads too.
  const { productCatalogue } = await import(/* webpackChunkName: "packageLists" */ './builtInCatalogue');
  return productCatalogue(product, state);
};

interface Props {
  vehicle: Vehicle;
  coverages: readonly Pick<VehicleCoverage, 'type' | 'limits'>[];
  rate: Rate;
  carrier: Carrier;
  place: Place;
}

/** Three accidents, and who pays after the picked one. */
export function Accidents({ vehicle, coverages, rate, carrier, place }: Props) {
  const { t } = useTexts('rates');
  const [cause, setCause] = useState<Accident['cause']>('you');
  const today = useToday(place);
  const { data, error, retry } = useCoverages(
    { state: place.state, product: rate.carrier_product_id },
    builtIn,
  );
  const accident = EXAMPLE_ACCIDENTS.find((each) => each.cause === cause);
  const car = {
    chosen: vehicle.coverage_package_name,
    coverages,
    onlyChosen: vehicleAge(vehicle.year, today) > LIABILITY_ONLY_ABOVE_AGE,
  };
  return (
    <Stack $gap={5}>
      <Picker vehicle={vehicle} cause={cause} onPick={setCause} />
      {accident && data ? (
        <WhoPays accident={accident} car={{ ...car, entries: data }} carrier={carrier.name} />
      ) : error ? (
        <NotWorkedOut error={error} text={t('accident.failed')} onRetry={retry} />
      ) : (
        <Skeleton shape="lines" count={8} label={t('accident.loading')} />
      )}
    </Stack>
  );
}

interface PickerProps {
  vehicle: Vehicle;
  cause: Accident['cause'];
  onPick: (cause: Accident['cause']) => void;
}

/** The accidents, each with its picture. */
function Picker({ vehicle, cause, onPick }: PickerProps) {
  const { t } = useTexts('rates');
  return (
    <SegmentedControl
      legend={t('accident.legend')}
      legendVisible
      value={cause}
      onValueChange={onPick}
      options={EXAMPLE_ACCIDENTS.map((each) => ({
        value: each.cause,
        label: (
          <>
            <AccidentDrawing cause={each.cause} body={carShape(vehicle.body_class)} />
            {t(`accident.cause.${each.cause}`)}
          </>
        ),
      }))}
    />
  );
}
