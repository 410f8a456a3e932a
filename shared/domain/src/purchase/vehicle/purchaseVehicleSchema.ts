import type { InferType } from 'yup';
import type { Vehicle } from '../../entities/vehicle';
import { vehiclePatchSchema } from '../../schemas/vehicleSchema';
import { faultsOf } from '../rules/answerRule';
import { obeys } from '../rules/obeys';
import { VEHICLE_RULES, vinOnLoad } from './vehicleRules';
import { PURCHASE_VEHICLE_FIELDS } from './purchaseVehicleFields';

const shape = vehiclePatchSchema.pick([...PURCHASE_VEHICLE_FIELDS]);

/** Schema of the purchase vehicle form: the API's fields plus the rules of section 5. */
export const purchaseVehicleSchema = shape.test(
  'purchase-rules',
  obeys(shape, (vehicle) => faultsOf(VEHICLE_RULES, vehicle, null)),
);

export type PurchaseVehicleInput = InferType<typeof shape>;

/**
 * Prefills the purchase from a vehicle (reading 26); null is unanswered. The lienholder question counts as answered
 * once the rest of the form is.
 */
export function purchaseVehicleFrom(vehicle: Vehicle) {
  const { use_code, tnc, individual_delivery, current_mileage, estimated_annual_distance } = vehicle;
  const lienholder = vehicle.lienholder ?? (current_mileage === null ? undefined : null);
  return {
    vin: vinOnLoad(vehicle.vin),
    use_code,
    tnc,
    individual_delivery,
    current_mileage,
    estimated_annual_distance,
    lienholder,
  };
}
