import type { InferType } from 'yup';
import { vehiclePatchSchema } from '../../schemas/vehicleSchema';
import { faultsOf } from '../rules/answerRule';
import { obeys } from '../rules/obeys';
import { VEHICLE_RULES } from './vehicleRules';
import { PURCHASE_VEHICLE_FIELDS } from './purchaseVehicleFields';

const shape = vehiclePatchSchema.pick([...PURCHASE_VEHICLE_FIELDS]);

/** Schema of the purchase vehicle form: the API's fields plus the rules of section 5. */
export const purchaseVehicleSchema = shape.test(
  'purchase-rules',
  obeys(shape, (vehicle) => faultsOf(VEHICLE_RULES, vehicle, null)),
);

export type PurchaseVehicleInput = InferType<typeof shape>;
