import type { FieldError } from '../../schemas/errorsOf';
import { faultsOf } from '../rules/answerRule';
import type { DriverRuleFacts, PurchaseDriverAnswers } from './driverAnswers';
import { licenseNumberFault } from './licenseNumberFault';
import { MISSING_DRIVER_ANSWERS, MISSING_HOLDER_ANSWERS } from './missingAnswers';
import { violationFaults } from './violationFaults';
import { WRONG_DRIVER_ANSWERS } from './wrongAnswers';

const NUMBER_READS = [
  'license_number',
  'license_state',
  'last_name',
  'included_in_policy',
  'international_license',
  'license_status',
];

function listed(driver: PurchaseDriverAnswers, facts: DriverRuleFacts): FieldError[] {
  const number = licenseNumberFault(driver, facts);
  return [...(number ? [number] : []), ...violationFaults(driver.accident_violations ?? [], facts.today)];
}

/** Every error that section 5 defines for the purchase driver form; empty if there is none. */
export function purchaseDriverFaults(driver: PurchaseDriverAnswers, facts: DriverRuleFacts): FieldError[] {
  return [
    ...faultsOf(MISSING_DRIVER_ANSWERS, driver, facts),
    ...faultsOf(WRONG_DRIVER_ANSWERS, driver, facts),
    ...listed(driver, facts),
  ];
}

/**
 * The errors of a changed driver, limited to answers that the changed fields affect, so one answer can change without
 * the others. Contact is checked only for the policyholder.
 */
export function changedDriverFaults(
  driver: PurchaseDriverAnswers,
  changed: readonly string[],
  facts: DriverRuleFacts,
): FieldError[] {
  const touches = (path: string) =>
    changed.includes(path.replace(/\[.*/, '')) ||
    (path === 'license_number' && NUMBER_READS.some((field) => changed.includes(field)));
  const holder = facts.policyHolder ? faultsOf(MISSING_HOLDER_ANSWERS, driver, facts, changed) : [];
  const driverFaults = [
    ...faultsOf(MISSING_DRIVER_ANSWERS, driver, facts, changed),
    ...faultsOf(WRONG_DRIVER_ANSWERS, driver, facts, changed),
    ...listed(driver, facts).filter(({ path }) => touches(path)),
  ];
  const known = new Set(driverFaults.map(({ path }) => path));
  return [...driverFaults, ...holder.filter(({ path }) => !known.has(path))];
}
