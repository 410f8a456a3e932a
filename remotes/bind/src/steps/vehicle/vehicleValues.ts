import type { Vehicle } from '@shared/domain';
import { purchaseVehicleFrom, type PurchaseVehicleInput } from '@shared/domain/purchase';
import { given } from '@shared/forms';
import type { DefaultValues } from 'react-hook-form';

export type VehicleValues = PurchaseVehicleInput;

/** Facts for the rules: the other cars of the quote. */
export interface AskedVehicle {
  others: readonly Vehicle[];
}

/** Draft name of a car of the application. */
export const draftOf = (vehicle: Vehicle): string => `purchase-vehicle:${vehicle.id}`;

/** A car's form values: what the quote knows, empty where unanswered (reading 26). */
export function fromVehicle(vehicle: Vehicle): DefaultValues<VehicleValues> {
  const { vin, use_code, tnc, individual_delivery, lienholder, ...miles } = purchaseVehicleFrom(vehicle);
  return {
    vin,
    ...given('use_code', use_code),
    tnc,
    individual_delivery,
    ...given('current_mileage', miles.current_mileage),
    ...given('estimated_annual_distance', miles.estimated_annual_distance),
    lienholder,
  };
}

/** Initial values of a lienholder; '' is unanswered. */
export const newLienholder = () => ({
  name: null,
  address: { line1: null, line2: null, city: null, state: null, zip_code: null },
});
