import { CARRIER_RATINGS } from '../carriers/registry';
import { productRatings } from '../products';
import { rateProduct } from '../rateProduct';
import { riskOf, type Risk } from '../risk';
import { LATEST_TABLES as tables } from '../tables';
import type { RatedCase } from './quoteArbitrary';
import { SAMPLE_DATE } from './sampleQuote';

/** A case's risk for every product of the state. */
export function riskOfCase({ quote, territory }: RatedCase): Risk {
  return riskOf(
    { quote, territory, payInFull: quote.pay_in_full, coveragesFor: (vehicle) => vehicle.coverages },
    tables,
    SAMPLE_DATE,
  );
}

/** Premiums in cents by product id, even if a carrier would refuse the risk. */
export function productPremiums(risk: Risk): Record<string, number> {
  const offered = CARRIER_RATINGS.flatMap((carrier) => productRatings(carrier, risk.state, tables));
  return Object.fromEntries(
    offered.map((product) => [product.id, rateProduct(risk, product, tables).premium]),
  );
}

/** Whether every product of the state costs at least as much for one risk as for another. */
export function costsNoLess(more: Risk, less: Risk): boolean {
  const least = productPremiums(less);
  return Object.entries(productPremiums(more)).every(([id, premium]) => premium >= (least[id] ?? Infinity));
}
