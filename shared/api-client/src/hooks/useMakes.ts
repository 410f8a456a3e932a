import { listMakes, type Make } from '../requests/listMakes';
import { useLookup, type Lookup } from './useLookup';

/** Makes of a year; no request while it is null. */
export const useMakes = (year: number | null): Lookup<Make[]> =>
  useLookup(year === null ? null : ['makes', year], (transport) => listMakes(transport, year ?? 0));
