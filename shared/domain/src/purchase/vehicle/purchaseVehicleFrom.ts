import { valuesOf } from '../../entities/field';
import type { Vehicle } from '../../entities/vehicle';
import { PURCHASE_VEHICLE_FIELDS } from './purchaseVehicleFields';
import { vinOnLoad } from './vehicleRules';

/**
 * Prefills the purchase from a vehicle (reading 26); null is unanswered. The lienholder question counts as answered
 * once the rest of the form is.
 */
export function purchaseVehicleFrom(vehicle: Vehicle) {
  const known = valuesOf(vehicle, PURCHASE_VEHICLE_FIELDS);
  const lienholder = vehicle.lienholder ?? (vehicle.current_mileage === null ? undefined : null);
  return { ...known, vin: vinOnLoad(vehicle.vin), lienholder };
}
