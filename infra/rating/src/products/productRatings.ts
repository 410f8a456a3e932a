import { productName, productsIn, type StateCode } from '@shared/domain';
import type { RateTables } from '../tables/types';
import type { CarrierRating, ProductRating } from './types';

/** A carrier's products in a state with their ratings, in the domain's order, which breaks ties between equal prices. */
export function productRatings(
  { carrierId }: Pick<CarrierRating, 'carrierId'>,
  state: StateCode,
  tables: Pick<RateTables, 'carriers'>,
): ProductRating[] {
  const row = tables.carriers[carrierId];
  if (!row) return [];
  const { products, ...pricing } = row;
  return productsIn(state)
    .filter((product) => product.carrier_id === carrierId)
    .map((product) => ({
      ...(products?.[product.product_id] ?? pricing),
      id: productName(product),
      monitored: product.monitored_driver,
    }));
}
