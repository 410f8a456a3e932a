import { STATE_RULES, type CatalogueEntry, type StateCode } from '@shared/domain';
import { getCoverages } from '../requests/getCoverages';
import { useLookup, type Lookup } from './useLookup';

/** A state's catalogue from the API; not asked for where the built-in one is used (specification 7, reading 1). */
export function useCoverages(state: StateCode | null): Lookup<CatalogueEntry[]> {
  const ask = state !== null && STATE_RULES[state].system === 'GW' ? state : null;
  return useLookup(ask && ['coverages', ask], (transport) =>
    ask ? getCoverages(transport, ask, 'GW') : Promise.resolve([]),
  );
}
