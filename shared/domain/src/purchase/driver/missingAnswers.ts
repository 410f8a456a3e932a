import { isEmployed } from '../occupation/occupations';
import { isSr22StateAsked } from '../license/isSr22StateAsked';
import type { AnswerRule } from '../rules/answerRule';
import { isGiven } from '../rules/isGiven';
import { isInsured, isLicenseAsked, type DriverRuleFacts, type PurchaseDriverAnswers } from './driverAnswers';

type Field = keyof PurchaseDriverAnswers;
/** The fields of the form; `birthday_estimated` is not an answer. */
export type AskedDriverField = Exclude<Field, 'birthday_estimated'>;
type Facts = Pick<DriverRuleFacts, 'state' | 'policyHolder'>;
type DriverRule = AnswerRule<PurchaseDriverAnswers, Facts, AskedDriverField>;

const required = (field: AskedDriverField, key: DriverRule['key']): DriverRule => ({
  field,
  key,
  reads: [field],
  isBroken: (driver) => !isGiven(driver[field]),
});

/** Applies only to drivers the policy insures; excluded drivers are not asked (reading 50). */
const requiredOfInsured = (field: AskedDriverField, key: DriverRule['key']): DriverRule => ({
  field,
  key,
  reads: [field, 'included_in_policy'],
  isBroken: (driver) => isInsured(driver) && !isGiven(driver[field]),
});

const whenEmployed = (field: 'employer_name' | 'employer_category', key: DriverRule['key']): DriverRule => ({
  field,
  key,
  reads: [field, 'occupation', 'included_in_policy'],
  isBroken: (driver) => isInsured(driver) && isEmployed(driver.occupation) && !isGiven(driver[field]),
});

const FIRST_NAME = required('first_name', 'validation:first_name_required');
const LAST_NAME = required('last_name', 'validation:last_name_required');
const LICENSE: readonly Field[] = ['included_in_policy', 'international_license', 'license_status'];

/** Required purchase answers of a driver (section 5). */
export const MISSING_DRIVER_ANSWERS: readonly DriverRule[] = [
  FIRST_NAME,
  LAST_NAME,
  {
    field: 'birthday',
    key: 'validation:birthday_invalid',
    reads: ['birthday'],
    // An estimated birthday does not count as an answer (reading 14).
    isBroken: (driver) => !isGiven(driver.birthday) || driver.birthday_estimated === true,
  },
  requiredOfInsured('marital_status', 'validation:marital_status_required'),
  required('policy_holder_relationship', 'validation:relationship_required'),
  {
    field: 'included_in_policy',
    key: 'validation:policyholder_included',
    reads: ['included_in_policy'],
    isBroken: ({ included_in_policy: included }, { policyHolder }) => policyHolder && included !== true,
  },
  {
    field: 'included_in_policy',
    key: 'validation:included_required',
    reads: ['included_in_policy'],
    isBroken: ({ included_in_policy: included }, { policyHolder }) => !policyHolder && !isGiven(included),
  },
  requiredOfInsured('occupation', 'validation:occupation_required'),
  whenEmployed('employer_name', 'validation:employer_name_required'),
  whenEmployed('employer_category', 'validation:employer_category_required'),
  {
    field: 'license_state',
    key: 'validation:license_state_required',
    reads: ['license_state', ...LICENSE],
    isBroken: (driver) => isLicenseAsked(driver) && !isGiven(driver.license_state),
  },
  {
    field: 'license_issued_at',
    key: 'validation:license_issued_invalid',
    reads: ['license_issued_at', ...LICENSE],
    isBroken: (driver) => isLicenseAsked(driver) && !isGiven(driver.license_issued_at),
  },
  requiredOfInsured('requires_sr22', 'validation:sr22_required'),
  {
    field: 'sr22_state',
    key: 'validation:sr22_state_required',
    reads: ['sr22_state', 'requires_sr22', 'included_in_policy'],
    isBroken: (driver, { state }) =>
      isInsured(driver) &&
      isSr22StateAsked(driver.requires_sr22 === true, state) &&
      !isGiven(driver.sr22_state),
  },
  {
    field: 'defensive_driver_course_completed_at',
    key: 'validation:course_date_required',
    reads: ['defensive_driver', 'defensive_driver_course_completed_at', 'included_in_policy'],
    isBroken: (driver) =>
      isInsured(driver) &&
      driver.defensive_driver === true &&
      !isGiven(driver.defensive_driver_course_completed_at),
  },
];

/** Policy-details answers required of the policyholder (section 5). */
export const MISSING_HOLDER_ANSWERS: readonly DriverRule[] = [
  FIRST_NAME,
  LAST_NAME,
  required('email', 'validation:email_required'),
  required('phone', 'validation:phone_required'),
  required('communication_preference', 'validation:communication_required'),
];
