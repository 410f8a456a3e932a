import type { DecodedVin } from '@shared/domain';
import { decodeVin } from '../requests/searchVehicles';
import { useLookup, type Lookup } from './useLookup';

/** Decodes a VIN once it has seventeen characters (VINs have no I, O or Q). */
export function useVinLookup(vin: string): Lookup<DecodedVin> {
  const wanted = vin.trim().toUpperCase();
  const whole = /^[A-HJ-NPR-Z0-9]{17}$/.test(wanted);
  return useLookup(whole ? ['vin', wanted] : null, (transport) => decodeVin(transport, wanted));
}
