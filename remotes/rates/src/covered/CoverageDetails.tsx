import type { Rate, RatedVehicle, Vehicle } from '@shared/domain';
import { vehicleName } from '@shared/domain';
import { useMoreTexts } from '@shared/i18n';
import { Row, Stack } from '@shared/ui';
import { DeductibleSection } from '../deductible/DeductibleSection';
import { EditLink } from '../details/EditLink';
import { detailsTexts } from '../locales/detailsTexts';
import { CoverageRows } from './CoverageRows';

interface Props {
  vehicle: Vehicle;
  rate: Rate;
  rated: RatedVehicle;
}

/** A car's coverages, and those that can be changed. */
export function CoverageDetails({ vehicle, rate, rated }: Props) {
  useMoreTexts(detailsTexts);
  const name = vehicleName(vehicle);
  return (
    <Stack $gap={4}>
      <CoverageRows coverages={rated.coverages} vehicle={name} />
      <DeductibleSection vehicle={vehicle} rate={rate} />
      <Row>
        <EditLink of="vehicle" id={vehicle.id} what={name} />
      </Row>
    </Stack>
  );
}
