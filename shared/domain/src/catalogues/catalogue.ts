import type { CarrierId, StateCode } from '../entities/codes';
import type { RawCatalogueEntry } from '../entities/coverage';

/** Products by name (section 9); DEFAULT is the product of a carrier that names none (reading 2). */
export type ProductId = 'MAVERICK' | 'ROADWARRIOR' | 'ROAD_RANGER' | 'ROAD_WARRIOR' | 'SCORE' | 'DEFAULT';

/** A catalog for one carrier, product and state; `carrier_id` is null for a state's default. Amounts are in cents. */
export interface Catalogue {
  carrier_id: CarrierId | null;
  product_id: ProductId;
  state: StateCode;
  entries: readonly RawCatalogueEntry[];
}
