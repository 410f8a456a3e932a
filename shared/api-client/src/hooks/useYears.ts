import { listYears } from '../requests/listYears';
import { useLookup, type Lookup } from './useLookup';

/** Model years on offer. */
export const useYears = (): Lookup<number[]> => useLookup(['years'], (transport) => listYears(transport));
