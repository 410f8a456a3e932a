import { errorsOf, isVinTaken, type FieldError } from '@shared/domain';
import { PURCHASE_VEHICLE_FIELDS, purchaseVehicleSchema } from '@shared/domain/purchase';
import { sortByField } from '../../validation/sortByField';
import { rulesSchema } from '../../validation/rulesSchema';
import type { AskedVehicle, VehicleValues } from './vehicleValues';

const takenVin = ({ vin }: VehicleValues, { others }: AskedVehicle): FieldError[] =>
  isVinTaken(vin, others) ? [{ path: 'vin', key: 'validation:vin_taken' }] : [];

/** Validates the form with the API's own schema and the other cars of the quote. */
export const vehicleSchema = rulesSchema((values: VehicleValues, asked: AskedVehicle) =>
  sortByField(
    [...errorsOf(purchaseVehicleSchema, values), ...takenVin(values, asked)],
    PURCHASE_VEHICLE_FIELDS,
  ),
);
