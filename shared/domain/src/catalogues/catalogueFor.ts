import type { CarrierId, StateCode } from '../entities/codes';
import type { CatalogueEntry } from '../entities/coverage';
import { adaptToState } from './adaptToState';
import type { Catalogue } from './catalogue';
import { defaultIl } from './data/defaultIl';
import { normalizeCatalogue } from './normalizeCatalogue';
import { CATALOGUES } from './registry';

function entriesOf(catalogue: Catalogue): CatalogueEntry[] {
  return normalizeCatalogue(catalogue.state, catalogue.entries);
}

function find(matches: (catalogue: Catalogue) => boolean): CatalogueEntry[] | null {
  const found = CATALOGUES.find(matches);
  return found ? entriesOf(found) : null;
}

/**
 * The normalized catalog shown before a carrier is chosen: that of the state's first product, else the default
 * (readings 1 and 15). PTS states have it in the browser; GW states get the same one from the API.
 */
export function builtInCatalogue(state: StateCode): CatalogueEntry[] {
  return (
    find((one) => one.state === state && one.carrier_id !== null) ??
    find((one) => one.state === state) ??
    normalizeCatalogue(state, defaultIl.entries)
  );
}

/** The normalized catalog of any carrier's DEFAULT product in a state (reading 2). */
export function defaultCatalogue(state: StateCode): CatalogueEntry[] {
  return (
    find((one) => one.state === state && one.carrier_id === null) ??
    adaptToState(state, entriesOf(defaultIl), builtInCatalogue(state))
  );
}

/**
 * The normalized catalog of a carrier's product in a state: its own where section 9 names one, else the default
 * (reading 2). Amounts are in cents; an unknown product gets the default.
 */
export function catalogueFor(carrierId: CarrierId, productId: string, state: StateCode): CatalogueEntry[] {
  return (
    find((one) => one.carrier_id === carrierId && one.product_id === productId && one.state === state) ??
    defaultCatalogue(state)
  );
}
