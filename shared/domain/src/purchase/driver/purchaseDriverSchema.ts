import type { InferType } from 'yup';
import { driverPatchSchema } from '../../schemas/driverSchema';
import { obeys } from '../rules/obeys';
import type { DriverRuleFacts } from './driverAnswers';
import { purchaseDriverFaults } from './purchaseDriverFaults';

/** What the driver's form of the purchase asks, in the order of its questions, and sends (section 2.12). */
export const PURCHASE_DRIVER_FIELDS = [
  'first_name',
  'last_name',
  'birthday',
  'gender',
  'marital_status',
  'policy_holder_relationship',
  'included_in_policy',
  'occupation',
  'employer_name',
  'employer_category',
  'international_license',
  'license_status',
  'license_state',
  'license_number',
  'license_issued_at',
  'accident_violations',
  'requires_sr22',
  'sr22_state',
  'sr22_case_number',
  'sr22_filing_date',
  'good_student',
  'defensive_driver',
  'defensive_driver_course_completed_at',
  'tort',
  'social_security',
] as const;

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
