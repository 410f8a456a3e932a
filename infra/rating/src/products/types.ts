import type { CarrierId, PlanType, Underwriting } from '@shared/domain';
import type { Pricing } from '../tables/types';

/** A carrier's payment plan. `depositShare` of the policy premium is scaled by 10000. */
export interface Plan {
  code: string;
  type: PlanType;
  description: string;
  /** Payments after the deposit. */
  installments: number;
  depositShare: number;
}

/** A carrier's underwriting and plans, for rating. Its prices are in a version's tables, its products in the domain. */
export interface CarrierRating {
  carrierId: CarrierId;
  underwriting: Underwriting;
  plans: readonly Plan[];
}

/** A product for rating; `id` is its full name, prefixed with the carrier's (FCIC-MAVERICK). */
export interface ProductRating extends Pricing {
  id: string;
  monitored: boolean;
}
