import { listModels, type Model } from '../requests/listModels';
import { useLookup, type Lookup } from './useLookup';

/** Models of a make; no request while a parameter is null. */
export const useModels = (year: number | null, makeId: string | null): Lookup<Model[]> =>
  useLookup(year === null || makeId === null ? null : ['models', year, makeId], (transport) =>
    listModels(transport, year ?? 0, makeId ?? ''),
  );
