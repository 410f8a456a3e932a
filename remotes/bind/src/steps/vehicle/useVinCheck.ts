import { useVinLookup, type Lookup } from '@shared/api-client/hooks';
import { isCheckDigitValid, type Vehicle, type VehicleSearchResult } from '@shared/domain';
import { otherCarsOf } from '@shared/domain/purchase';

/** How a typed VIN compares with the chosen car. Only `other` needs a decision; no other state blocks saving. */
export interface VinCheck {
  state: 'none' | 'asking' | 'same' | 'unknown' | 'unanswered' | 'other';
  /** Cars that match the VIN, if the chosen one is not among them. */
  cars: readonly VehicleSearchResult[];
  lookup: Lookup<VehicleSearchResult[]>;
}

const NO_CARS: readonly VehicleSearchResult[] = [];

/** Looks up a complete VIN and compares it with the chosen car (reading 33). */
export function useVinCheck(vin: string, chosen: Vehicle): VinCheck {
  const isSound = isCheckDigitValid(vin);
  const lookup = useVinLookup(isSound ? vin : '');
  const cars = (isSound ? lookup.data : undefined) ?? NO_CARS;
  const others = otherCarsOf(chosen, cars);
  const state = (): VinCheck['state'] => {
    if (!isSound) return 'none';
    if (lookup.isLoading) return 'asking';
    if (lookup.data === undefined) return 'unanswered';
    if (cars.length === 0) return 'unknown';
    return others.length === 0 ? 'same' : 'other';
  };
  return { state: state(), cars: others, lookup };
}
