import type { CarrierId, PlanType, Product } from '@shared/domain';

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

/** What sets a price apart from the manual's: all scaled by 10000. */
interface Pricing {
  base: number;
  /** Replaces the manual's 1.14 per point. */
  pointsBase: number;
  /** Share of the credit table's effect. */
  creditSpread: number;
}

/** A carrier's rating file: prices alone. Which products exist, and where, is the domain's. */
export interface CarrierRating {
  carrierId: CarrierId;
  underwriting: Underwriting;
  plans: readonly Plan[];
  /** Of every product but those below. */
  pricing: Pricing;
  products?: Partial<Record<Product['product_id'], Pricing>>;
}

/** A product as rating sees it; `id` is its full name, the carrier's in front (FCIC-MAVERICK). */
export interface ProductRating extends Pricing {
  id: string;
  monitored: boolean;
}
