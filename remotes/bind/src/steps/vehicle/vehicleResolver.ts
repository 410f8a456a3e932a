import { errorsOf } from '@shared/domain';
import { PURCHASE_VEHICLE_FIELDS, purchaseVehicleSchema } from '@shared/domain/purchase';
import type { Resolver } from 'react-hook-form';
import { errorsInOrder } from '../../parts/errorsInOrder';
import type { VehicleValues } from './vehicleValues';

/** Judges the form by the schema the API runs too. */
export const vehicleResolver: Resolver<VehicleValues> = (values) => {
  const faults = errorsOf(purchaseVehicleSchema, values);
  if (faults.length === 0) return { values, errors: {} };
  return { values: {}, errors: errorsInOrder<VehicleValues>(faults, PURCHASE_VEHICLE_FIELDS) };
};
