import type { Driver } from '../entities/driver';
import type { Question, Quote } from '../entities/quote';
import type { Vehicle } from '../entities/vehicle';
import { VIN_LENGTH } from '../constants';
import { policyHolderOf } from '../rules/policyHolder';
import { STATE_RULES } from '../states';

function given(...answers: unknown[]): boolean {
  return answers.every((answer) => answer !== null && answer !== undefined && answer !== '');
}

/** Policy details: term, street, and the policyholder's name and contact (section 5). */
export function arePolicyDetailsComplete({ term, address, drivers, residence_info }: Quote): boolean {
  const holder = policyHolderOf(drivers);
  return (
    given(term, address.line1, holder, residence_info?.ownership) &&
    given(
      holder?.first_name,
      holder?.last_name,
      holder?.email,
      holder?.phone,
      holder?.communication_preference,
    )
  );
}

function isLicenseComplete(driver: Driver): boolean {
  // An excluded or unlicensed driver, or one licensed abroad, shows no US licence (section 5).
  const shown =
    driver.included_in_policy && !driver.international_license && driver.license_status !== 'not_licensed';
  return !shown || given(driver.license_state, driver.license_issued_at);
}

/** A driver's purchase answers (section 5, Purchase driver rules). An estimated birthday is no answer (reading 14). */
export function isPurchaseDriverComplete(driver: Driver, state: Quote['address']['state']): boolean {
  const employed = driver.occupation !== 'employed' || given(driver.employer_name, driver.employer_category);
  const sr22 = !driver.requires_sr22 || !STATE_RULES[state].sr22StateRequired || given(driver.sr22_state);
  const course = !driver.defensive_driver || given(driver.defensive_driver_course_completed_at);
  return (
    given(driver.first_name, driver.last_name, driver.policy_holder_relationship) &&
    given(driver.marital_status, driver.occupation, driver.birthday) &&
    !driver.birthday_estimated &&
    (driver.included_in_policy || !driver.policy_holder) &&
    isLicenseComplete(driver) &&
    employed &&
    sr22 &&
    course
  );
}

/** A vehicle's purchase answers (section 5, Purchase vehicle rules). A VIN pattern is no VIN (reading 33). */
export function isPurchaseVehicleComplete(vehicle: Vehicle): boolean {
  const vin = vehicle.vin?.length === VIN_LENGTH && !vehicle.vin.includes('*');
  return vin && given(vehicle.use_code, vehicle.current_mileage, vehicle.estimated_annual_distance);
}

/** Whether an answered question still wants its explanation: it says explain or business, and is answered yes. */
export function needsExplanation({ text, value }: Pick<Question, 'text' | 'value'>): boolean {
  return value === true && /explain|business/i.test(text);
}

/** All questions answered, and explained where they ask for it (section 5). */
export function areQuestionsComplete(questions: readonly Question[] | null): boolean {
  if (questions === null) return false;
  return questions.every(
    (question) => question.value !== null && (!needsExplanation(question) || given(question.explanation)),
  );
}
