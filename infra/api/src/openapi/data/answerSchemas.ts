import {
  CARRIER_IDS,
  CHOICE_KINDS,
  CONSENT_KINDS,
  COVERAGE_TYPES,
  PACKAGE_NAMES,
  QUOTE_STATUSES,
  STATE_CODES,
} from '@shared/domain';
import type { JsonSchema } from '../jsonSchema';
import { deductibleSteps, paymentOption, priceChange, rate } from './rateSchemas';
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

/** How long a payment stays open, and how often that can still be moved. */
const paymentTime = { seconds_left: whole, extensions_left: whole };
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

const quote = record(
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
  // Included when a rated quote is read.
  ['GWCoverages'],
);

const vehicle = record({
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
  coverages: list(record({ type: words(COVERAGE_TYPES), description: text, limits: list(limit) })),
  vehicle_premium: orNull(cents),
  current_mileage: orNull(whole),
  estimated_annual_distance: orNull(whole),
  lienholder: orNull({ type: 'object' }),
});

const postal = record({ line1: orNull(text), line2: orNull(text), city: text, state: text, zip_code: text });

const nullableTexts = (names: string[]) => Object.fromEntries(names.map((name) => [name, orNull(text)]));
const answers = (names: string[]) => Object.fromEntries(names.map((name) => [name, yesNo]));

const driver = record({
  id: text,
  created_at: instant,
  age: orNull(whole),
  birthday: orNull(date),
  ...answers(['birthday_estimated', 'international_license', 'requires_sr22', 'good_driver', 'good_student']),
  ...answers(['defensive_driver', 'policy_holder', 'included_in_policy']),
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

/** The API's responses, as the domain's entities declare them; a test validates real responses against these. */
export const ANSWER_SCHEMAS: Record<string, JsonSchema> = {
  CodedError: record({ code: text, message: text, attribute: text }, ['attribute']),
  Errors: record({ errors, version: whole, server_time: whole }, ['version', 'server_time']),
  SealedRequest: record({
    encryptedData: { type: 'string', pattern: '^(?:[0-9a-f]{2})+$' },
    ivString: { type: 'string', pattern: '^[0-9a-f]{24}$' },
  }),
  SealedAnswer: record({ data: text, ivString: text }),
  Quote: quote,
  Vehicle: vehicle,
  Driver: driver,
  PaymentOption: paymentOption,
  Rate: rate,
  QuoteAnswer: record({ quote: ref('Quote') }),
  VehicleAnswer: record({ vehicle: ref('Vehicle'), quote: ref('Quote') }),
  DriverAnswer: record({ driver: ref('Driver'), quote: ref('Quote'), social: text }, ['social']),
  RateResult: record({
    best_match: orNull(ref('Rate')),
    other_rates: list(ref('Rate')),
    declined: list(record({ carrier_id: words(CARRIER_IDS), errors })),
    errors,
    quote_number: orNull(text),
  }),
  PriceChanges: record(
    {
      carrier_id: words(CARRIER_IDS),
      changes: list(priceChange),
      deductibles: list(deductibleSteps),
      superseded: yesNo,
    },
    ['superseded'],
  ),
  PaymentToken: record({
    value: text,
    payment_system: words(['sdk', 'hosted']),
    origin: text,
    account: text,
    amount: cents,
    reference: text,
    rate_id: text,
    plan_code: text,
    session_id: text,
    ...paymentTime,
  }),
  PaymentTime: record(paymentTime),
  PolicyDocument: record({ content_type: text, content_base64: text }),
  Accepted: record({ status: words(['accepted']) }),
  Consents: record({
    consents: list(
      record({
        id: text,
        kind: words(CONSENT_KINDS),
        version: text,
        language: words(['en', 'es']),
        wording: text,
        given_at: instant,
        withdrawn_at: orNull(instant),
      }),
    ),
  }),
  AddressAnswer: record({
    suggestedAddress: orNull(record({ line1: text, line2: text, city: text, state: text, zip: text })),
  }),
  Location: record({
    zip_code: text,
    state: orNull(text),
    counties: list(record({ name: text, cities: list(text) })),
    covered: yesNo,
  }),
  Carriers: record({
    carriers: list(
      record({
        id: words(CARRIER_IDS),
        tag: text,
        name: text,
        phone: text,
        rating: record({ stars: { type: 'number' }, score: { type: 'number' } }),
        description_key: text,
      }),
    ),
  }),
  Coverages: record({ coverages: list({ type: 'object' }) }),
  Keys: record({ keys: list({ type: 'object' }) }),
  Status: record({ status: text }),
  Description: { type: 'object' },
};
