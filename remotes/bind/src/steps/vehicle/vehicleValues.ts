import { answersOf, VEHICLE_FIELDS, type Vehicle } from '@shared/domain';
import {
  PURCHASE_VEHICLE_FIELDS,
  purchaseVehicleFrom,
  type PurchaseVehicleInput,
} from '@shared/domain/purchase';
import type { DefaultValues } from 'react-hook-form';

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

/** Initial values of a lienholder; '' is unanswered. */
export const newLienholder = () => ({
  name: null,
  address: { line1: null, line2: null, city: null, state: null, zip_code: null },
});
