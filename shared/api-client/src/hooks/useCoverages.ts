import { STATE_RULES, type CatalogueEntry, type StateCode } from '@shared/domain';
import { getCoverages } from '../requests/getCoverages';
import { useLookup, type Lookup } from './useLookup';

/** A product (a rate's `carrier_product_id`) and state that identify a catalog. */
export interface ProductPlace {
  state: StateCode;
  product: string;
}

/**
 * A product's catalog in a state: from the API, or from `builtIn` if the state uses the built-in one (specification 7,
 * reading 1). `builtIn` is loaded lazily because the catalogs are large.
 */
export function useCoverages(
  { state, product }: ProductPlace,
  builtIn: (place: ProductPlace) => Promise<CatalogueEntry[]>,
): Lookup<CatalogueEntry[]> {
  const { system } = STATE_RULES[state];
  return useLookup(['coverages', state, product], (transport) =>
    system === 'GW' ? getCoverages(transport, state, system, product) : builtIn({ state, product }),
  );
}
