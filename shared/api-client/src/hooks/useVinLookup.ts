import type { VehicleSearchResult } from '@shared/domain';
import { decodeVin } from '../requests/searchVehicles';
import { useLookup, type Lookup } from './useLookup';

/** The car of a VIN; asked for from the seventeenth character (VINs have no I, O or Q). */
export function useVinLookup(vin: string): Lookup<VehicleSearchResult[]> {
  const wanted = vin.trim().toUpperCase();
  const whole = /^[A-HJ-NPR-Z0-9]{17}$/.test(wanted);
  return useLookup(whole ? ['vin', wanted] : null, (transport) => decodeVin(transport, wanted));
}
