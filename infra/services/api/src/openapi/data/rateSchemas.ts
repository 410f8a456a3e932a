import {
  ASSUMPTION_KINDS,
  CARRIER_IDS,
  CHANGE_KINDS,
  COVERAGE_TYPES,
  LINE_IDS,
  PACKAGE_NAMES,
  STATE_CODES,
} from '@shared/domain';
import { text, yesNo, whole, cents, ref, words, orNull, list, record, errors, limit } from './schemaParts';

const step = record({
  factor: text,
  detail: { type: 'object', additionalProperties: true },
  multiplier: orNull(text),
  before_mills: whole,
  after_mills: whole,
});
export const paymentOption = record({
  plan_code: text,
  plan_type: words(['monthly', 'pay_in_full']),
  plan_description: text,
  premium: cents,
  deposit: cents,
  number_of_payments: whole,
  installment_info: record({ amount: cents, fee: cents }),
  savingsText: orNull(record({ textKey: words(['plan.saves']), cents })),
});
const ratedCoverage = record({
  type: words(COVERAGE_TYPES),
  limits: list(limit),
  premium: cents,
  steps: list(step),
});
export const rate = record(
  {
    id: text,
    carrier_id: words(CARRIER_IDS),
    carrier_product_id: text,
    carrier_product_state_code: words(STATE_CODES),
    policy_premium: cents,
    term: record({ duration: whole }),
    pay_in_full: yesNo,
    monitored_driver: yesNo,
    monitored_savings: cents,
    rate_version: text,
    catalogue_version: text,
    vehicles: list(
      record({ vehicle_id: text, driver_id: orNull(text), premium: cents, coverages: list(ratedCoverage) }),
    ),
    fees: list(record({ type: text, count: whole, amount: cents })),
    payment_options: list(ref('PaymentOption')),
    errors,
  },
  // Only where the program is a condition.
  ['monitored_savings'],
);
export const priceChange = record({
  kind: words(CHANGE_KINDS),
  vehicle_id: orNull(text),
  driver_id: orNull(text),
  values: { type: 'object', additionalProperties: true },
  difference: cents,
});
export const deductibleSteps = record({
  vehicle_id: text,
  type: words(COVERAGE_TYPES),
  chosen: cents,
  steps: list(record({ amount: cents, difference: cents })),
});
export const packageDifference = record({
  vehicle_id: text,
  package: words(PACKAGE_NAMES),
  difference: cents,
});

export const choicePrices = record({
  months: whole,
  lines: list(
    record({
      line: words(LINE_IDS),
      keep: list(record({ amount: orNull(cents), premium: cents })),
      reject: cents,
    }),
  ),
});

/** An end of an assumption is a code, a count, years or miles. */
const end = { oneOf: [text, whole] };
export const priceRange = record({
  range: orNull(record({ low: cents, high: cents })),
  term: orNull(whole),
  assumed: list(record({ kind: words(ASSUMPTION_KINDS), driver_id: orNull(text), low: end, high: end })),
});
