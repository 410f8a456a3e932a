import { useVinLookup, type Lookup } from '@shared/api-client/hooks';
import {
  type DecodedVin,
  isCheckDigitValid,
  type NotCovered,
  type Vehicle,
  type VehicleSearchResult,
} from '@shared/domain';
import { otherCarsOf } from '@shared/domain/purchase';

/** How a typed VIN compares with the chosen car. Only `other` and `refused` block saving. */
export interface VinCheck {
  state: 'none' | 'asking' | 'same' | 'unknown' | 'unanswered' | 'other' | 'refused';
  /** What the VIN's vehicle is, if no carrier covers it. */
  notCovered: NotCovered | null;
  /** Cars that match the VIN, if the chosen one is not among them. */
  cars: readonly VehicleSearchResult[];
  lookup: Lookup<DecodedVin>;
}

const NOTHING: DecodedVin = { cars: [], notCovered: null };

/** Looks up a complete VIN and compares it with the chosen car (readings 33 and 65). */
export function useVinCheck(vin: string, chosen: Vehicle): VinCheck {
  const isSound = isCheckDigitValid(vin);
  const lookup = useVinLookup(isSound ? vin : '');
  const found = isSound ? lookup.data : undefined;
  const { cars, notCovered } = found ?? NOTHING;
  const others = otherCarsOf(chosen, cars);
  const state = (): VinCheck['state'] => {
    if (!isSound) return 'none';
    if (lookup.isLoading) return 'asking';
    if (lookup.data === undefined) return 'unanswered';
    if (notCovered !== null) return 'refused';
    if (cars.length === 0) return 'unknown';
    return others.length === 0 ? 'same' : 'other';
  };
  return { state: state(), notCovered, cars: others, lookup };
}
