import { answersOf, VEHICLE_FIELDS, VIN_LENGTH, type Vehicle } from '@shared/domain';
import {
  PURCHASE_VEHICLE_FIELDS,
  purchaseVehicleFrom,
  type PurchaseVehicleInput,
} from '@shared/domain/purchase';
import type { DefaultValues } from 'react-hook-form';
import type { Answered } from '../../parts/Bands';

export type VehicleValues = PurchaseVehicleInput;

/** Facts for the rules: the other cars of the quote. */
export interface AskedVehicle {
  others: readonly Vehicle[];
}

/** Draft name of a car of the application. */
export const draftOf = (vehicle: Vehicle): string => `purchase-vehicle:${vehicle.id}`;

/** A car's form values: what the quote knows, left out where unanswered (reading 26). */
export const fromVehicle = (vehicle: Vehicle): DefaultValues<VehicleValues> =>
  answersOf(VEHICLE_FIELDS, PURCHASE_VEHICLE_FIELDS, purchaseVehicleFrom(vehicle));

/** The questions of each band, and whether each is answered. */
export function vehicleBands(
  values: DefaultValues<VehicleValues>,
): Record<'car' | 'miles' | 'lienholder', Answered> {
  const { vin, current_mileage: mileage, estimated_annual_distance: distance, lienholder } = values;
  return {
    car: { vin: vin?.length === VIN_LENGTH },
    miles: { mileage: Boolean(mileage), distance: Boolean(distance) },
    lienholder: { lienholder: lienholder === null || Boolean(lienholder?.name) },
  };
}

/** Initial values of a lienholder; '' is unanswered. */
export const newLienholder = () => ({
  name: null,
  address: { line1: null, line2: null, city: null, state: null, zip_code: null },
});
