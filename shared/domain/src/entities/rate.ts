import type { CarrierId, CoverageType, PlanType, StateCode } from './codes';
import type { CodedError } from './error';
import type { FactorKey } from './factorKeys';
import type { CoverageLimit } from './vehicle';

/** Cents. `fee` comes on top of `amount` with every installment. */
export interface InstallmentInfo {
  amount: number;
  fee: number;
}

/** What an option saves (reading 44): a text key of the namespace that shows it, and cents. */
export interface Savings {
  textKey: 'plan.saves';
  cents: number;
}

/**
 * A way to pay (specification 3). To the cent: deposit + number_of_payments x installment_info.amount = premium;
 * `premium` is the policy premium plus policy fees; installment fees come on top.
 */
export interface PaymentOption {
  plan_code: string;
  plan_type: PlanType;
  plan_description: string;
  premium: number;
  deposit: number;
  number_of_payments: number;
  installment_info: InstallmentInfo;
  /** Against the dearest option of the rate that is offered, all fees and the paid-in-full discount counted. */
  savingsText: Savings | null;
}

/**
 * One factor as applied. `factor` names it (one of FACTOR_KEYS, a text key of the `rates` namespace), `detail` says
 * of what ({ages: "30-39", group: "single"}), both amounts are mills (1/1000 dollar), so that the trace replays to
 * the price exactly.
 */
export interface TraceStep {
  factor: FactorKey;
  /** Interpolation values for the step's text, never personal data. */
  detail: Record<string, string | number>;
  /** The multiplier with four decimals as a string ("1.2200"), or null for a base amount or a flat addition. */
  multiplier: string | null;
  before_mills: number;
  after_mills: number;
}

/** `premium` in cents for the term (whole dollars at this level). */
export interface RatedCoverage {
  type: CoverageType;
  limits: CoverageLimit[];
  premium: number;
  steps: TraceStep[];
}

export interface RatedVehicle {
  vehicle_id: string;
  driver_id: string | null;
  /** Sum of its coverages, cents. */
  premium: number;
  coverages: RatedCoverage[];
}

export type FeeType = 'policy' | 'sr22' | 'state_vehicle';

/** A fee of the policy. `amount` (cents) is for one; it costs count x amount. */
export interface RateFee {
  type: FeeType;
  count: number;
  amount: number;
}

/** A carrier's offer. `policy_premium` (cents) excludes fees; `term` in months. */
export interface Rate {
  id: string;
  carrier_id: CarrierId;
  carrier_product_id: string;
  carrier_product_state_code: StateCode;
  policy_premium: number;
  term: { duration: 6 | 12 };
  /** Made for paying in full, with the discount for that in its premium. */
  pay_in_full: boolean;
  monitored_driver: boolean;
  rate_version: string;
  /** Of the state's catalog as it was when this was rated (reading 45). */
  catalogue_version: string;
  vehicles: RatedVehicle[];
  fees: RateFee[];
  payment_options: PaymentOption[];
  errors: CodedError[];
}

/** The best rate of each carrier, cheapest first (specification 3). `errors` is non-empty only when none offered. */
export interface RateResult {
  best_match: Rate | null;
  other_rates: Rate[];
  /** Carriers that answered with a refusal while others offered. */
  declined: { carrier_id: CarrierId; errors: CodedError[] }[];
  errors: CodedError[];
  quote_number: string | null;
}

/** What a price can be asked about ('what would change this price most'); each is a text of the `rates` namespace. */
export const CHANGE_KINDS = [
  'deductible',
  'package',
  'liability_only',
  'annual_distance',
  'use',
  'credit',
  'homeowner',
  'currently_insured',
  'pay_in_full',
  'defensive_driver',
  'good_student',
  'sr22',
  'tort',
  'young_driver',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * One answer or choice that is different, and what that makes of a carrier's price: `difference` is signed cents of all
 * that is paid for the term (fees included). `values` are codes and amounts for its text; the ids say of which car or driver.
 */
export interface PriceChange {
  kind: ChangeKind;
  vehicle_id: string | null;
  driver_id: string | null;
  values: Record<string, string | number>;
  difference: number;
}

/** What each allowed deductible of a coverage makes of the price: cents, ascending; `difference` as above. */
export interface DeductibleSteps {
  vehicle_id: string;
  type: CoverageType;
  chosen: number;
  steps: { amount: number; difference: number }[];
}

/** The largest changes either way, largest first, and every deductible that may be chosen. */
export interface PriceChanges {
  carrier_id: CarrierId;
  changes: PriceChange[];
  deductibles: DeductibleSteps[];
}

export interface Carrier {
  id: CarrierId;
  tag: string;
  name: string;
  phone: string;
  /** Stars of five and points of ten (specification 2.9). */
  rating: { stars: number; score: number };
  description_key: `rates:carrier.description.${CarrierId}`;
}
