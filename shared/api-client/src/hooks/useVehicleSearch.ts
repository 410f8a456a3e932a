import type { VehicleSearchResult } from '@shared/domain';
import { useEffect, useState } from 'react';
import { searchVehicles } from '../requests/searchVehicles';
import { useLookup, type Lookup } from './useLookup';

/** Minimum characters for a search (specification 5). */
export const SEARCH_MIN_LENGTH = 4;
const DEBOUNCE_MS = 250;

/** Cars that match typed text: from four characters, debounced; a repeated query is not sent again. */
export function useVehicleSearch(text: string): Lookup<VehicleSearchResult[]> {
  const wanted = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const rested = useRested(wanted);
  const query = wanted.length >= SEARCH_MIN_LENGTH && rested.length >= SEARCH_MIN_LENGTH ? rested : null;
  return useLookup(query === null ? null : ['vehicleSearch', query], (transport) =>
    searchVehicles(transport, query ?? ''),
  );
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
