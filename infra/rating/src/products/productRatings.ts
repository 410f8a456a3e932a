import { productName, productsIn, type StateCode } from '@shared/domain';
import type { CarrierRating, ProductRating } from './types';

/** What a carrier sells in a state, priced; in the domain's order, which decides between equal prices. */
export function productRatings(carrier: CarrierRating, state: StateCode): ProductRating[] {
  return productsIn(state)
    .filter((product) => product.carrier_id === carrier.carrierId)
    .map((product) => ({
      ...(carrier.products?.[product.product_id] ?? carrier.pricing),
      id: productName(product),
      monitored: product.monitored_driver,
    }));
}
