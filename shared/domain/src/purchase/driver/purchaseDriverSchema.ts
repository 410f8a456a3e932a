import type { InferType } from 'yup';
import { driverPatchSchema } from '../../schemas/driverSchema';
import { obeys } from '../rules/obeys';
import type { DriverRuleFacts } from './driverAnswers';
import { purchaseDriverFaults } from './purchaseDriverFaults';
import { PURCHASE_DRIVER_FIELDS } from './purchaseDriverFields';

const shape = driverPatchSchema.pick([...PURCHASE_DRIVER_FIELDS]);

/**
 * Schema of the purchase driver form: the API's fields plus every cross-field rule of section 5. An empty text or date
 * is omitted or null, never ''.
 */
export function purchaseDriverSchema(facts: DriverRuleFacts) {
  return shape.test(
    'purchase-rules',
    obeys(shape, (driver) => purchaseDriverFaults(driver, facts)),
  );
}

export type PurchaseDriverInput = InferType<typeof shape>;
