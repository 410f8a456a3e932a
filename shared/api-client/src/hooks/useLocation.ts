import { lookupLocation, type LocationAnswer } from '../requests/lookupLocation';
import { useLookup, type Lookup } from './useLookup';

/** Where a ZIP lies; asked for from the fifth digit. */
export const useLocation = (zip: string | null): Lookup<LocationAnswer> =>
  useLookup(zip !== null && /^\d{5}$/.test(zip) ? ['location', zip] : null, (transport) =>
    lookupLocation(transport, zip ?? ''),
  );
