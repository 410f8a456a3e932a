import { number, type InferType } from 'yup';
import { MAX_INCIDENTS, MAX_DRIVER_AGE, MIN_DRIVER_AGE } from '../constants';
import {
  CREDIT_SCORES,
  GENDERS,
  LICENSE_STATUSES,
  MARITAL_STATUSES,
  RELATIONSHIPS,
  TORT_OPTIONS,
} from '../entities/codes';
import { email, phone } from './contactSchemas';
import { cardNumber, choice, closed, isoDate, lines, list, socialNumber, text, whole, yesNo } from './fields';
import { latin, latinName } from './latin';
import { postalAddressSchema } from './postalAddressSchema';

const STATE_WORD = /^[A-Z]{2}$/;

/** Good student and SR-22 exclude each other (section 4). */
function notBoth(driver: { good_student?: boolean | undefined; requires_sr22?: boolean | undefined }) {
  return !(driver.good_student === true && driver.requires_sr22 === true);
}

const violationSchema = closed({
  type: text(60)
    .matches(/^[a-z0-9_]+$/, 'validation:violation_incomplete')
    .required('validation:violation_incomplete'),
  date: isoDate('validation:violation_incomplete').required('validation:violation_incomplete'),
  description: latin(lines(300)).nullable(),
});

/** Fields of the quote form; `driverFormSchema` requires the credit answer of the policyholder. */
function quoteFields() {
  return {
    age: whole(MIN_DRIVER_AGE, MAX_DRIVER_AGE, 'validation:age_invalid'),
    gender: choice(GENDERS),
    marital_status: choice(MARITAL_STATUSES),
    license_status: choice(LICENSE_STATUSES),
    credit_score: choice(CREDIT_SCORES),
    good_student: yesNo(),
    defensive_driver: yesNo(),
    requires_sr22: yesNo(),
    tort: choice(TORT_OPTIONS).nullable(),
    first_name: latinName(text(80)).nullable(),
    last_name: latinName(text(80)).nullable(),
  };
}

/** A whole Social Security number, with or without dashes; a masked one is rejected (reading 39). */
export const socialSecurity = () =>
  socialNumber(11)
    .test('unmasked', 'validation:social_masked', (value) => !value || !/[*•xX]/.test(value))
    .matches(/^[0-9]{3}-?[0-9]{2}-?[0-9]{4}$/, 'validation:social_invalid');

/**
 * Fields that only the purchase asks. Identity numbers are written, never read back; a masked one is rejected (reading
 * 39).
 */
function purchaseFields() {
  return {
    birthday: isoDate('validation:birthday_invalid'),
    international_license: yesNo(),
    license_state: text(2)
      .matches(STATE_WORD, { message: 'validation:choice_invalid', excludeEmptyString: true })
      .nullable(),
    license_number: cardNumber(30).matches(/^[A-Z0-9_ ]+$/, 'validation:license_number_invalid'),
    license_issued_at: isoDate().nullable(),
    sr22_state: text(2)
      .matches(STATE_WORD, { message: 'validation:choice_invalid', excludeEmptyString: true })
      .nullable(),
    sr22_case_number: latin(text(40)).nullable(),
    sr22_filing_date: isoDate().nullable(),
    good_driver: yesNo(),
    defensive_driver_course_completed_at: isoDate().nullable(),
    policy_holder_relationship: choice(RELATIONSHIPS),
    included_in_policy: yesNo(),
    occupation: latin(text(80)).nullable(),
    employer_name: latin(text(120)).nullable(),
    employer_category: text(60).nullable(),
    social_security: socialSecurity(),
    email: latin(email()).nullable(),
    phone: phone().nullable(),
    communication_preference: choice(['email', 'text', 'both']).nullable(),
    address: postalAddressSchema.optional().default(undefined),
    accident_violations: list(violationSchema, MAX_INCIDENTS).optional(),
  };
}

/** Body of POST .../drivers, and the quote driver form (sections 2.7 and 5). `age` in whole years. */
export const driverSchema = closed({
  ...quoteFields(),
  age: quoteFields().age.required('validation:age_invalid'),
  gender: quoteFields().gender.required('validation:required'),
  marital_status: quoteFields().marital_status.required('validation:required'),
  license_status: quoteFields().license_status.required('validation:required'),
}).test('student-or-sr22', 'validation:student_or_sr22', notBoth);

/** Body of PATCH .../drivers/{id}: any field, including the purchase's; `writableFields` decides which and when. */
export const driverPatchSchema = closed({ ...quoteFields(), ...purchaseFields() }).test(
  'student-or-sr22',
  'validation:student_or_sr22',
  notBoth,
);

/**
 * The quote form of a driver; the policyholder is also asked for the credit score (section 5). An age derived from a
 * stated birthday is not asked or checked, since it may exceed the form's range (reading 14).
 */
export function driverFormSchema(isPolicyHolder: boolean, isAgeAsked = true) {
  const age = isAgeAsked ? quoteFields().age : number();
  const schema = driverSchema.shape({ age: age.required('validation:age_invalid') });
  if (!isPolicyHolder) return schema;
  return schema.shape({
    credit_score: quoteFields().credit_score.required('validation:credit_required'),
  });
}

export type DriverInput = InferType<typeof driverSchema>;
export type DriverPatch = InferType<typeof driverPatchSchema>;
