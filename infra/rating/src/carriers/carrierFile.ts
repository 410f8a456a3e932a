import type { CarrierRating } from '../products/types';
import type { CarrierPricing } from '../tables/types';

/** A carrier's row in each version of the tables that priced it; a new carrier starts with the newest. */
interface PricingByVersion {
  r1?: CarrierPricing;
  r2: CarrierPricing;
}

/** Everything that rating needs of a carrier: underwriting, plans and prices. */
export interface CarrierFile extends CarrierRating {
  pricing: PricingByVersion;
}

export type PricedVersion = keyof PricingByVersion;
