import { STATE_RULES, type CatalogueEntry, type StateCode } from '@shared/domain';
import { getCoverages } from '../requests/getCoverages';
import { useLookup, type Lookup } from './useLookup';

/** The catalogue of a product (a rate's `carrier_product_id`) in a state. */
export interface ProductPlace {
  state: StateCode;
  product: string;
}

/**
 * What a product sells in a state: from the API, or by `builtIn` where the state's catalogue is the built-in one
 * (specification 7, reading 1). `builtIn` loads it, because the catalogues are large.
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
