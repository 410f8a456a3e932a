import { CARRIER_IDS, CARRIERS, type CarrierId } from '../carriers';
import { STATE_CODES, type StateCode } from '../entities/codes';
import type { CatalogueEntry } from '../entities/coverage';
import { STATE_INSURERS } from '../states/parts/insurers';
import type { ProductId } from './catalogue';
import { catalogueFor, defaultCatalogue } from './catalogueFor';
import { CATALOGUES } from './registry';

/** A carrier's product in a state (reading 2). */
export interface Product {
  carrier_id: CarrierId;
  product_id: ProductId;
  state: StateCode;
  monitored_driver: boolean;
}

function productsOf(carrierId: CarrierId, state: StateCode): Product[] {
  const { monitored_driver } = CARRIERS[carrierId];
  if (!STATE_INSURERS[state].includes(carrierId)) return [];
  const named = CATALOGUES.filter((one) => one.carrier_id === carrierId && one.state === state);
  const ids = named.length > 0 ? named.map(({ product_id }) => product_id) : (['DEFAULT'] as const);
  return ids.map((product_id) => ({ carrier_id: carrierId, product_id, state, monitored_driver }));
}

/** Every carrier's products: those section 9 names, and DEFAULT where it names none. */
export const PRODUCTS: readonly Product[] = STATE_CODES.flatMap((state) =>
  CARRIER_IDS.flatMap((carrierId) => productsOf(carrierId, state)),
);

/** The products quoted in a state. USHC has two in IL; only its cheaper rate is shown (reading 2). */
export function productsIn(state: StateCode): Product[] {
  return PRODUCTS.filter((product) => product.state === state);
}

/**
 * A product's full name with its carrier in front (USHC-ROAD_RANGER, section 9), as stored in a rate's
 * `carrier_product_id`.
 */
export function productName({ carrier_id, product_id }: Pick<Product, 'carrier_id' | 'product_id'>): string {
  return `${carrier_id}-${product_id}`;
}

/** The catalog of a product by its full name; the state's default for an unknown name (reading 2). */
export function productCatalogue(name: string, state: StateCode): CatalogueEntry[] {
  const product = productsIn(state).find((one) => productName(one) === name);
  return product ? catalogueFor(product.carrier_id, product.product_id, state) : defaultCatalogue(state);
}
