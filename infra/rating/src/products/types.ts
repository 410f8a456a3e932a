import type { CarrierId, PlanType } from '@shared/domain';
import type { Pricing } from '../tables';

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

/** A carrier's rating file: what it takes and how it is paid. Its prices are a version's tables, its products the domain's. */
export interface CarrierRating {
  carrierId: CarrierId;
  underwriting: Underwriting;
  plans: readonly Plan[];
}

/** A product as rating sees it; `id` is its full name, the carrier's in front (FCIC-MAVERICK). */
export interface ProductRating extends Pricing {
  id: string;
  monitored: boolean;
}
