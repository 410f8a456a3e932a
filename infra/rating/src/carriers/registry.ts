import {
  CARRIER_IDS,
  CARRIERS,
  type CarrierId,
  type CarrierPrices,
  type CarrierRow,
  type PriceRow,
} from '@shared/domain';
import { planOf } from '../products/plans';
import type { CarrierRating } from '../products/types';
import type { CarrierPricing, Pricing } from '../tables/types';
import { scaled } from '../arithmetic';
import { byGroup } from '../tables/byGroup';

/** A carrier's row of the manual, as the engine computes with it. */
function row({ base, points, credit, classes = 1 }: PriceRow): Pricing {
  return {
    base: byGroup(...base),
    pointsBase: scaled(points),
    creditSpread: scaled(credit),
    classSpread: scaled(classes),
  };
}

function pricesOf(carrierId: CarrierId): CarrierPrices {
  const { prices } = CARRIERS[carrierId];
  if (!prices) throw new Error('Prices are rated on the server only');
  return prices;
}

/** Every carrier that rates, in the domain's order. */
export const CARRIER_RATINGS: readonly CarrierRating[] = CARRIER_IDS.map((carrierId) => {
  const { underwriting, plans } = pricesOf(carrierId);
  return { carrierId, underwriting, plans: plans.map(planOf) };
});

function pricingFrom({ products = {}, ...own }: CarrierRow): CarrierPricing {
  const others = Object.entries(products).map(([product, priced]) => [product, row(priced)]);
  return { ...row(own), ...(others.length > 0 && { products: Object.fromEntries(others) }) };
}

/** The rows of a version's table, by carrier; a carrier that is newer has none. */
export function pricingOf(version: keyof CarrierPrices['rows']): Partial<Record<CarrierId, CarrierPricing>> {
  return Object.fromEntries(
    CARRIER_IDS.flatMap((carrierId) => {
      const found = pricesOf(carrierId).rows[version];
      return found ? [[carrierId, pricingFrom(found)]] : [];
    }),
  );
}
