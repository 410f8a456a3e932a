import type { CarrierId, CoverageType, PackageName, PlanType, StateCode } from './codes';
import type { CodedError } from './error';
import type { FactorKey } from './factorKeys';
import type { CoverageLimit } from './vehicle';

/** Cents. `fee` is added to `amount` on every installment. */
export interface InstallmentInfo {
  amount: number;
  fee: number;
}

/** What an option saves (reading 54): a text key of the screen's namespace, and cents of whole dollars. */
export interface Savings {
  textKey: 'plan.saves';
  cents: number;
}

/**
 * A payment option (specification 3). To the cent: deposit + number_of_payments x installment_info.amount = premium;
 * `premium` is the policy premium plus policy fees; installment fees are extra.
 */
export interface PaymentOption {
  plan_code: string;
  plan_type: PlanType;
  plan_description: string;
  premium: number;
  deposit: number;
  number_of_payments: number;
  installment_info: InstallmentInfo;
  /**
   * Of paying in full: its total against that of the default plan, as both are shown, each at the price of paying that
   * way. Null for every other option.
   */
  savingsText: Savings | null;
}

/**
 * One applied rating factor. `factor` is one of FACTOR_KEYS (a text key of the `rates` namespace), `detail` says what
 * it applies to ({ages: "30-39", group: "single"}), and both amounts are mills (1/1000 dollar), so the trace replays to
 * the exact price.
 */
export interface TraceStep {
  factor: FactorKey;
  /** Interpolation values for the step's text, never personal data. */
  detail: Record<string, string | number>;
  /** The multiplier as a string with four decimals ("1.2200"), or null for a base amount or a flat addition. */
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

/** A policy fee. `amount` (cents) is per unit; the cost is count x amount. */
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
  /** Rated for paying in full, with that discount already in its premium. */
  pay_in_full: boolean;
  monitored_driver: boolean;
  /** Cents that the monitored-driver program takes off the premium; absent without the program. */
  monitored_savings?: number;
  rate_version: string;
  /** Version of the state's catalog used for rating (reading 45). */
  catalogue_version: string;
  vehicles: RatedVehicle[];
  fees: RateFee[];
  payment_options: PaymentOption[];
  errors: CodedError[];
}

/**
 * Each carrier's best rate, cheapest first (specification 3). `errors` is non-empty only when no carrier offered one.
 */
export interface RateResult {
  best_match: Rate | null;
  other_rates: Rate[];
  /** Carriers that declined while others offered a rate. */
  declined: { carrier_id: CarrierId; errors: CodedError[] }[];
  errors: CodedError[];
  quote_number: string | null;
}

/**
 * The changes a price can be recalculated for ('what would change this price most'); each has a text in the `rates`
 * namespace.
 */
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
 * One changed answer or choice and its effect on a carrier's price: `difference` is signed cents of the term's total,
 * fees included. `values` are codes and amounts for its text; the ids name the car or driver.
 */
export interface PriceChange {
  kind: ChangeKind;
  vehicle_id: string | null;
  driver_id: string | null;
  values: Record<string, string | number>;
  difference: number;
}

/** Price of each allowed deductible of a coverage: cents, ascending; `difference` as above. */
export interface DeductibleSteps {
  vehicle_id: string;
  type: CoverageType;
  chosen: number;
  steps: { amount: number; difference: number }[];
}

/** What another package of a car would add to the total or take off it, in signed cents. */
export interface PackageDifference {
  vehicle_id: string;
  package: PackageName;
  difference: number;
}

/** The largest changes in either direction, largest first, and every available deductible and package. */
export interface PriceChanges {
  carrier_id: CarrierId;
  changes: PriceChange[];
  deductibles: DeductibleSteps[];
  /** Older nodes leave it out. */
  packages?: PackageDifference[];
  /** The price they were requested for has been replaced, so nothing is listed. */
  superseded?: true;
}

export interface Carrier {
  id: CarrierId;
  tag: string;
  name: string;
  /** For a heading, where the name is too long; older nodes leave it out. */
  short_name?: string;
  phone: string;
  /** Stars out of five and a score out of ten (specification 2.9). */
  rating: { stars: number; score: number };
  description_key: `rates:carrier.description.${CarrierId}`;
  /** Paying in full is arranged by phone or email, which is said beside its price (reading 63); older nodes leave it out. */
  in_full_by_phone?: boolean;
}
