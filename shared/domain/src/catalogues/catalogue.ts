import type { CarrierId, StateCode } from '../entities/codes';
import type { RawCatalogueEntry } from '../entities/coverage';

/** Products by name (section 9); DEFAULT is what a carrier sells where none is named (reading 2). */
export type ProductId = 'MAVERICK' | 'ROADWARRIOR' | 'ROAD_RANGER' | 'ROAD_WARRIOR' | 'SCORE' | 'DEFAULT';

/** A catalogue by carrier, product and state; `carrier_id` null is a state's default, any carrier's. Amounts in cents. */
export interface Catalogue {
  carrier_id: CarrierId | null;
  product_id: ProductId;
  state: StateCode;
  entries: readonly RawCatalogueEntry[];
}
