import type { CarrierId, PlanType, StateCode } from '@shared/domain';

/** A way to pay as a carrier offers it. `depositShare` of the policy premium is scaled by 10000. */
export interface Plan {
  code: string;
  type: PlanType;
  description: string;
  /** Payments after the deposit. */
  installments: number;
  depositShare: number;
}

/** What a carrier refuses. */
export interface Underwriting {
  /** At-fault accidents on the policy inside the look-back that are still accepted. */
  maxAtFault: number;
}

/** What sets a product's price apart: all scaled by 10000. */
export interface ProductRating {
  id: string;
  states: readonly StateCode[];
  base: number;
  /** Replaces the manual's 1.14 per point. */
  pointsBase: number;
  /** Share of the credit table's effect. */
  creditSpread: number;
  monitored: boolean;
}

/** A carrier's rating file. At equal prices the product listed first is the one shown. */
export interface CarrierRating {
  carrierId: CarrierId;
  underwriting: Underwriting;
  plans: readonly Plan[];
  products: readonly ProductRating[];
}
