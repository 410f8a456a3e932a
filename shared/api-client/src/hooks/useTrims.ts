import { listTrims, type Trim, type TrimQuery } from '../requests/listTrims';
import { useLookup, type Lookup } from './useLookup';

/** Trims of a model; no request while the query is null. */
export function useTrims(query: TrimQuery | null): Lookup<Trim[]> {
  return useLookup(query && ['trims', query.year, query.makeId, query.modelId], (transport) =>
    query ? listTrims(transport, query) : Promise.resolve([]),
  );
}
