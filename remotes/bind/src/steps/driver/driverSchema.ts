import { errorsOf } from '@shared/domain';
import { PURCHASE_DRIVER_FIELDS, purchaseDriverSchema, type DriverRuleFacts } from '@shared/domain/purchase';
import { sortByField } from '../../validation/sortByField';
import { rulesSchema } from '../../validation/rulesSchema';
import { toDriverInput } from './driverInput';
import type { AskedDriver, DriverValues } from './driverValues';

/** A stored number counts only for the state it was given for. */
function factsOf(values: DriverValues, { driver, state, today }: AskedDriver): DriverRuleFacts {
  const isSameState = values.license_state === driver.license_state;
  const hasLicenseNumber = driver.license_number_last4 !== null && isSameState;
  return { state, today, policyHolder: driver.policy_holder, hasLicenseNumber };
}

/** Validates the form with the API's own schema; errors are in question order, as in the summary. */
export const driverSchema = rulesSchema((values: DriverValues, asked: AskedDriver) =>
  sortByField(
    errorsOf(purchaseDriverSchema(factsOf(values, asked)), toDriverInput(values, asked)),
    PURCHASE_DRIVER_FIELDS,
  ),
);
