import type { InferType } from 'yup';
import { driverPatchSchema } from '../../schemas/driverSchema';
import { obeys } from '../rules/obeys';
import type { DriverRuleFacts } from './driverAnswers';
import { purchaseDriverFaults } from './purchaseDriverFaults';
import { PURCHASE_DRIVER_FIELDS } from './purchaseDriverFields';

const shape = driverPatchSchema.pick([...PURCHASE_DRIVER_FIELDS]);

/**
 * The driver's form of the purchase: the fields as the API takes them, and every rule of section 5 between them. A text or
 * date that is empty is left out or null, never ''.
 */
export function purchaseDriverSchema(facts: DriverRuleFacts) {
  return shape.test(
    'purchase-rules',
    obeys(shape, (driver) => purchaseDriverFaults(driver, facts)),
  );
}

export type PurchaseDriverInput = InferType<typeof shape>;
