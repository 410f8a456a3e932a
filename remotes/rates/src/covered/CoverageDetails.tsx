import { useQuote } from '@shared/api-client/hooks';
import { policyHolderOf, vehicleName, type Rate, type RatedVehicle, type Vehicle } from '@shared/domain';
import { useMoreTexts } from '@shared/i18n';
import { Row, Stack } from '@shared/ui';
import { DeductibleSection } from '../deductible/DeductibleSection';
import { EditLink } from '../details/EditLink';
import { detailsTexts } from '../locales/detailsTexts';
import { AssumedLines } from './AssumedLines';
import { CoverageRows } from './CoverageRows';

interface Props {
  vehicle: Vehicle;
  rate: Rate;
  rated: RatedVehicle;
}

/** A car's coverages, and those that can be changed. */
export function CoverageDetails({ vehicle, rate, rated }: Props) {
  useMoreTexts(detailsTexts);
  const { quote } = useQuote();
  const name = vehicleName(vehicle);
  const tort = policyHolderOf(quote?.drivers ?? [])?.tort ?? null;
  const state = rate.carrier_product_state_code;
  return (
    <Stack $gap={4}>
      <CoverageRows coverages={rated.coverages} vehicle={name} state={state} />
      <AssumedLines {...{ vehicle, state, tort }} />
      <DeductibleSection vehicle={vehicle} rate={rate} />
      <Row>
        <EditLink of="vehicle" id={vehicle.id} what={name} />
      </Row>
    </Stack>
  );
}
