import type { InferType } from 'yup';
import type { Vehicle } from '../../entities/vehicle';
import { vehiclePatchSchema } from '../../schemas/vehicleSchema';
import { faultsOf } from '../rules/answerRule';
import { obeys } from '../rules/obeys';
import { VEHICLE_RULES, vinOnLoad } from './vehicleRules';
import { PURCHASE_VEHICLE_FIELDS } from './purchaseVehicleFields';

const shape = vehiclePatchSchema.pick([...PURCHASE_VEHICLE_FIELDS]);

/** The vehicle's form of the purchase: the fields as the API takes them, and what section 5 asks of them. */
export const purchaseVehicleSchema = shape.test(
  'purchase-rules',
  obeys(shape, (vehicle) => faultsOf(VEHICLE_RULES, vehicle, null)),
);

export type PurchaseVehicleInput = InferType<typeof shape>;

/**
 * What is known of a vehicle, to prefill the purchase (reading 26); null is not yet answered. Whether there is a lienholder
 * counts as answered once the rest of the form was.
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
