import type { Rate, RatedVehicle, Vehicle } from '@shared/domain';
import { vehicleName } from '@shared/domain';
import { useMoreTexts } from '@shared/i18n';
import { Stack } from '@shared/ui';
import { DeductibleSection } from '../deductible/DeductibleSection';
import { detailsTexts } from '../locales/detailsTexts';
import { CoverageRows } from './CoverageRows';

interface Props {
  vehicle: Vehicle;
  rate: Rate;
  rated: RatedVehicle;
}

/** What one car is covered for, and what of it can be chosen. */
export function CoverageDetails({ vehicle, rate, rated }: Props) {
  useMoreTexts(detailsTexts);
  return (
    <Stack $gap={4}>
      <CoverageRows coverages={rated.coverages} vehicle={vehicleName(vehicle)} />
      <DeductibleSection vehicle={vehicle} rate={rate} />
    </Stack>
  );
}
