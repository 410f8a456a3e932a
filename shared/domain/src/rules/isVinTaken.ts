import { VIN_LENGTH } from '../constants';
import type { Vehicle } from '../entities/vehicle';

/** Whether a VIN is whole: 17 characters, none of them open as in a trim's pattern (reading 33). */
export function isWholeVin(vin: string | null | undefined): vin is string {
  return vin?.length === VIN_LENGTH && !vin.includes('*');
}

/**
 * Whether a VIN is that of another car of the quote, letter case aside. Cars of one trim share its pattern, so only a whole
 * VIN can be taken. `others` are the quote's cars without the one that is asked about.
 */
export function isVinTaken(vin: string | null | undefined, others: readonly Pick<Vehicle, 'vin'>[]): boolean {
  if (!isWholeVin(vin)) return false;
  return others.some((other) => other.vin?.toUpperCase() === vin.toUpperCase());
}
