import {
  CHOICE_KINDS,
  COVERAGE_TYPES,
  LINE_CHOICES,
  LINE_IDS,
  PACKAGE_NAMES,
  QUOTE_STATUSES,
  STATE_CODES,
} from '@shared/domain';
import {
  text,
  yesNo,
  whole,
  cents,
  date,
  instant,
  ref,
  words,
  orNull,
  list,
  record,
  errors,
  limit,
} from './schemaParts';

const address = record({
  zip_code: text,
  state: words(STATE_CODES),
  county: text,
  city: text,
  line1: orNull(text),
  line2: orNull(text),
});

const question = record({
  question_code: text,
  text,
  value: orNull(yesNo),
  explanation: orNull(text),
  disabled: yesNo,
});

const signedChoice = record({
  kind: words(CHOICE_KINDS),
  version: text,
  consent_id: text,
  basis: text,
  signed_at: instant,
});

const coverageChoice = record({
  line: words(LINE_IDS),
  choice: words(LINE_CHOICES),
  amount: orNull(cents),
  basis: text,
  signature: orNull(
    record({ version: text, consent_id: text, signed_at: instant, premiums: list(cents) }, ['premiums']),
  ),
});

export const quote = record(
  {
    id: text,
    version: whole,
    status: words(QUOTE_STATUSES),
    created_at: instant,
    quote_number: orNull(text),
    term: orNull(record({ duration: whole, effective: date, expires: date })),
    address,
    homeowner: orNull(yesNo),
    currently_insured: orNull(yesNo),
    prior_policy: orNull(
      record({ insurer_name: text, term_expiration: date, duration: whole, continuous: yesNo }),
    ),
    residence_info: orNull(
      record({ current_residence_date: orNull(date), ownership: orNull(words(['owned', 'rented'])) }),
    ),
    vehicles: list(ref('Vehicle')),
    drivers: list(ref('Driver')),
    pay_in_full: yesNo,
    selected_rate: orNull(ref('Rate')),
    selected_pay_plan: orNull(ref('PaymentOption')),
    payment_plan_code: orNull(text),
    questions: orNull(list(question)),
    reviewed_coverages: orNull(text),
    signed_choices: list(signedChoice),
    coverage_choices: list(coverageChoice),
    signed_statement: orNull(
      record({ version: text, consent_id: text, quote_version: whole, signed_at: instant }),
    ),
    documents: list({ type: 'object' }),
    policy_number: orNull(text),
    policyNumber: orNull(text),
    esignUrl: orNull(text),
    sign_by: orNull(instant),
    covered_from: orNull(instant),
    errors: orNull(errors),
    GWCoverages: list({ type: 'object' }),
  },
  // The catalog is included when a rated quote is read, the choices once there are any.
  ['GWCoverages', 'coverage_choices'],
);

export const vehicle = record({
  id: text,
  created_at: instant,
  year: whole,
  manufacturer: text,
  model: text,
  trim: text,
  vin: orNull(text),
  logo_url: orNull(text),
  body_class: orNull(text),
  use_code: orNull(text),
  tnc: yesNo,
  individual_delivery: yesNo,
  liability_only: yesNo,
  coverage_package_name: words(PACKAGE_NAMES),
  coverages: list(
    record({ type: words(COVERAGE_TYPES), description: text, limits: list(limit), line: words(LINE_IDS) }, [
      'line',
    ]),
  ),
  vehicle_premium: orNull(cents),
  current_mileage: orNull(whole),
  estimated_annual_distance: orNull(whole),
  lienholder: orNull({ type: 'object' }),
});

const postal = record({ line1: orNull(text), line2: orNull(text), city: text, state: text, zip_code: text });

const nullableTexts = (names: string[]) => Object.fromEntries(names.map((name) => [name, orNull(text)]));
const answers = (names: string[]) => Object.fromEntries(names.map((name) => [name, yesNo]));

export const driver = record({
  id: text,
  created_at: instant,
  age: orNull(whole),
  birthday: orNull(date),
  ...answers(['birthday_estimated', 'international_license', 'requires_sr22', 'good_driver', 'good_student']),
  ...answers(['defensive_driver', 'policy_holder', 'policyholder', 'included_in_policy']),
  ...nullableTexts([
    'first_name',
    'last_name',
    'gender',
    'marital_status',
    'license_status',
    'license_state',
  ]),
  ...nullableTexts([
    'license_number_last4',
    'license_issued_at',
    'sr22_state',
    'sr22_case_number',
    'sr22_filing_date',
  ]),
  ...nullableTexts([
    'defensive_driver_course_completed_at',
    'policy_holder_relationship',
    'tort',
    'credit_score',
  ]),
  ...nullableTexts([
    'occupation',
    'employer_name',
    'employer_category',
    'social_security_last4',
    'email',
    'phone',
  ]),
  ...nullableTexts(['communication_preference']),
  address: postal,
  accident_violations: list(record({ type: text, date, description: orNull(text) })),
});
