import { CARRIERS } from '../carriers';
import { CARRIER_IDS, STATE_CODES, type CarrierId, type StateCode } from '../entities/codes';
import type { CatalogueEntry } from '../entities/coverage';
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
  const { states, monitored_driver } = CARRIERS[carrierId];
  if (!states.includes(state)) return [];
  const named = CATALOGUES.filter((one) => one.carrier_id === carrierId && one.state === state);
  const ids = named.length > 0 ? named.map(({ product_id }) => product_id) : (['DEFAULT'] as const);
  return ids.map((product_id) => ({ carrier_id: carrierId, product_id, state, monitored_driver }));
}

/** Every product of every carrier: what section 9 names, and DEFAULT where it names none. */
export const PRODUCTS: readonly Product[] = STATE_CODES.flatMap((state) =>
  CARRIER_IDS.flatMap((carrierId) => productsOf(carrierId, state)),
);

/** The products that quote in a state. USHC has two in IL; only its cheaper rate is shown (reading 2). */
export function productsIn(state: StateCode): Product[] {
  return PRODUCTS.filter((product) => product.state === state);
}

/** A product's full name, the carrier's in front (USHC-ROAD_RANGER, section 9): what a rate's `carrier_product_id` holds. */
export function productName({ carrier_id, product_id }: Pick<Product, 'carrier_id' | 'product_id'>): string {
  return `${carrier_id}-${product_id}`;
}

/** The catalogue of a product by its full name; of a name nobody sells in the state, the default one (reading 2). */
export function productCatalogue(name: string, state: StateCode): CatalogueEntry[] {
  const product = productsIn(state).find((one) => productName(one) === name);
  return product ? catalogueFor(product.carrier_id, product.product_id, state) : defaultCatalogue(state);
}
