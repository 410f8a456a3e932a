import { DRIVER_FIELDS } from '../../entities/driver';
import { fieldsWhere, type NamesWith } from '../../entities/field';
import type { DriverPatch } from '../../schemas/driverSchema';

type HolderField = NamesWith<typeof DRIVER_FIELDS, { of: 'holder' }>;

/** Fields asked only of the policyholder (section 6). */
const HOLDER_FIELDS = /* @__PURE__ */ fieldsWhere(DRIVER_FIELDS, { of: 'holder' });

/** The changed fields that this driver may not answer because they belong to the policyholder (section 6). */
export function refusedHolderFields(
  patch: Partial<DriverPatch>,
  driver: { policy_holder: boolean },
): HolderField[] {
  return driver.policy_holder ? [] : HOLDER_FIELDS.filter((field) => patch[field] !== undefined);
}
