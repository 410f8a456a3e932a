import { errorsOf } from '@shared/domain';
import { PURCHASE_DRIVER_FIELDS, purchaseDriverSchema, type DriverRuleFacts } from '@shared/domain/purchase';
import { sortByField } from '../../judging/sortByField';
import { rulesSchema } from '../../judging/rulesSchema';
import { toDriverInput } from './driverInput';
import type { AskedDriver, DriverValues } from './driverValues';

/** A stored number stands only with the state it was told for. */
function factsOf(values: DriverValues, { driver, state, today }: AskedDriver): DriverRuleFacts {
  const isSameState = values.license_state === driver.license_state;
  const hasLicenseNumber = driver.license_number_last4 !== null && isSameState;
  return { state, today, policyHolder: driver.policy_holder, hasLicenseNumber };
}

/** Judges the form by the schema the API runs too; faults in the order of the questions, as the summary lists them. */
export const driverSchema = rulesSchema((values: DriverValues, asked: AskedDriver) =>
  sortByField(
    errorsOf(purchaseDriverSchema(factsOf(values, asked)), toDriverInput(values, asked)),
    PURCHASE_DRIVER_FIELDS,
  ),
);
