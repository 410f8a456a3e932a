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

/** Everything section 5 refuses in a driver's form of the purchase. Empty for a driver who is whole. */
export function purchaseDriverFaults(driver: PurchaseDriverAnswers, facts: DriverRuleFacts): FieldError[] {
  return [
    ...faultsOf(MISSING_DRIVER_ANSWERS, driver, facts),
    ...faultsOf(WRONG_DRIVER_ANSWERS, driver, facts),
    ...listed(driver, facts),
  ];
}

/**
 * The same for a driver after a change, where only the answers that the changed fields touch are judged: what a form
 * sends is refused as the form refuses it, and a change of one answer needs no other. Contact is judged of the
 * policyholder alone.
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
