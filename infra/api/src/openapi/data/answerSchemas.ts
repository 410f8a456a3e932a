import {
  CARRIER_IDS,
  CHANGE_KINDS,
  COVERAGE_TYPES,
  LIMIT_KINDS,
  PACKAGE_NAMES,
  QUOTE_STATUSES,
  STATE_CODES,
} from '@shared/domain';
import type { JsonSchema } from '../jsonSchema';

const text: JsonSchema = { type: 'string' };
const yesNo: JsonSchema = { type: 'boolean' };
const whole: JsonSchema = { type: 'integer' };
const cents: JsonSchema = { type: 'integer', description: 'cents' };
const date: JsonSchema = { type: 'string', format: 'date' };
const instant: JsonSchema = { type: 'string', format: 'date-time' };
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const words = (list: readonly string[]): JsonSchema => ({ type: 'string', enum: [...list] });
const orNull = (schema: JsonSchema): JsonSchema => ({ oneOf: [schema, { type: 'null' }] });
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
/** Every field is always there; `optional` names those that may be absent. */
const record = (properties: Record<string, JsonSchema>, optional: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const errors = list(ref('CodedError'));
const limit = record({ applies_to: words(LIMIT_KINDS), amount: cents });
const address = record({
  zip_code: text,
  state: words(STATE_CODES),
  county: text,
  city: text,
  line1: orNull(text),
  line2: orNull(text),
});

const quote = record({
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
  questions: orNull(list({ type: 'object' })),
  documents: list({ type: 'object' }),
  policy_number: orNull(text),
  esignUrl: orNull(text),
  errors: orNull(errors),
});

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
  accident_violations: list(record({ type: text, date, description: orNull(text) })),
});

const step = record({
  factor: text,
  detail: { type: 'object', additionalProperties: true },
  multiplier: orNull(text),
  before_mills: whole,
  after_mills: whole,
});
const paymentOption = record({
  plan_code: text,
  plan_type: words(['monthly', 'pay_in_full']),
  plan_description: text,
  premium: cents,
  deposit: cents,
  number_of_payments: whole,
  installment_info: record({ amount: cents, fee: cents }),
  savingsText: orNull(text),
});
const ratedCoverage = record({
  type: words(COVERAGE_TYPES),
  limits: list(limit),
  premium: cents,
  steps: list(step),
});
const rate = record({
  id: text,
  carrier_id: words(CARRIER_IDS),
  carrier_product_id: text,
  carrier_product_state_code: words(STATE_CODES),
  policy_premium: cents,
  term: record({ duration: whole }),
  monitored_driver: yesNo,
  rate_version: text,
  vehicles: list(
    record({ vehicle_id: text, driver_id: orNull(text), premium: cents, coverages: list(ratedCoverage) }),
  ),
  fees: list(record({ type: text, count: whole, amount: cents })),
  payment_options: list(ref('PaymentOption')),
  errors,
});
const priceChange = record({
  kind: words(CHANGE_KINDS),
  vehicle_id: orNull(text),
  driver_id: orNull(text),
  values: { type: 'object', additionalProperties: true },
  difference: cents,
});
const deductibleSteps = record({
  vehicle_id: text,
  type: words(COVERAGE_TYPES),
  chosen: cents,
  steps: list(record({ amount: cents, difference: cents })),
});

/** What the API answers, as entities of the domain package declare it; a test holds real answers against these. */
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
  DriverAnswer: record({ driver: ref('Driver'), quote: ref('Quote') }),
  RateResult: record({
    best_match: orNull(ref('Rate')),
    other_rates: list(ref('Rate')),
    declined: list(record({ carrier_id: words(CARRIER_IDS), errors })),
    errors,
    quote_number: orNull(text),
  }),
  PriceChanges: record({
    carrier_id: words(CARRIER_IDS),
    changes: list(priceChange),
    deductibles: list(deductibleSteps),
  }),
  Accepted: record({ status: words(['accepted']) }),
  Consents: record({
    consents: list(
      record({
        id: text,
        kind: words(['telephone_contact']),
        version: text,
        language: words(['en', 'es']),
        wording: text,
        given_at: instant,
        withdrawn_at: orNull(instant),
      }),
    ),
  }),
  Location: record({
    zip_code: text,
    state: text,
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
