import type { DriverPatch } from '../../schemas/driverSchema';

/** Fields asked only of the policyholder (section 6). */
const HOLDER_FIELDS = [
  'credit_score',
  'social_security',
  'email',
  'phone',
  'communication_preference',
] as const satisfies readonly (keyof DriverPatch)[];

/** The changed fields that this driver may not answer because they belong to the policyholder (section 6). */
export function refusedHolderFields(
  patch: Partial<DriverPatch>,
  driver: { policy_holder: boolean },
): (typeof HOLDER_FIELDS)[number][] {
  return driver.policy_holder ? [] : HOLDER_FIELDS.filter((field) => patch[field] !== undefined);
}
