import { listYears } from '../requests/listYears';
import { useLookup, type Lookup } from './useLookup';

/** Selectable model years. */
export const useYears = (): Lookup<number[]> => useLookup(['years'], (transport) => listYears(transport));
