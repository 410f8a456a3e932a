import { errorsOf } from '@shared/domain';
import { PURCHASE_VEHICLE_FIELDS, purchaseVehicleSchema } from '@shared/domain/purchase';
import { inOrder } from '../../judging/inOrder';
import { rulesSchema } from '../../judging/rulesSchema';
import type { VehicleValues } from './vehicleValues';

/** Judges the form by the schema the API runs too. */
export const vehicleSchema = rulesSchema((values: VehicleValues) =>
  inOrder(errorsOf(purchaseVehicleSchema, values), PURCHASE_VEHICLE_FIELDS),
);
