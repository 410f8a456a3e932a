import { DRIVER_FIELDS } from '../../entities/driver';
import { fieldsWhere } from '../../entities/field';

/** Empty values of the fields asked only of insured drivers (reading 50). */
const UNASKED = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ fieldsWhere(DRIVER_FIELDS, { of: 'insured' }).map((name) => [
    name,
    DRIVER_FIELDS[name].empty,
  ]),
);

/**
 * The driver as sent and stored by the purchase: an excluded driver keeps only name, birthday, relationship and
 * license. An open form keeps the rest, so undoing the exclusion loses nothing.
 */
export function withoutUnasked<T extends { included_in_policy: boolean }>(driver: T): T {
  return driver.included_in_policy ? driver : { ...driver, ...UNASKED };
}
