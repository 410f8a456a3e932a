import type { Vehicle } from '../../entities/vehicle';
import { vinOnLoad } from './vehicleRules';

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
