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
 * The catalogue a state's shopper sees before a carrier is chosen: its first product's, else its default one
 * (readings 1 and 15). PTS states have it in the browser, GW states get the same from the API. Normalised.
 */
export function builtInCatalogue(state: StateCode): CatalogueEntry[] {
  return (
    find((one) => one.state === state && one.carrier_id !== null) ??
    find((one) => one.state === state) ??
    normalizeCatalogue(state, defaultIl.entries)
  );
}

/** What the DEFAULT product of any carrier sells in a state (reading 2). Normalised. */
export function defaultCatalogue(state: StateCode): CatalogueEntry[] {
  return (
    find((one) => one.state === state && one.carrier_id === null) ??
    adaptToState(state, entriesOf(defaultIl), builtInCatalogue(state))
  );
}

/**
 * The catalogue a carrier's product uses in a state: its own where section 9 names one, else the default (reading 2).
 * Amounts in cents, oddities normalised. An unknown product gets the default catalogue.
 */
export function catalogueFor(carrierId: CarrierId, productId: string, state: StateCode): CatalogueEntry[] {
  return (
    find((one) => one.carrier_id === carrierId && one.product_id === productId && one.state === state) ??
    defaultCatalogue(state)
  );
}
