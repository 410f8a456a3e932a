import { VIN_LENGTH } from '../constants';
import type { Vehicle } from '../entities/vehicle';

/** Whether a VIN is complete: 17 characters, none a placeholder of a trim's pattern (reading 33). */
export function isWholeVin(vin: string | null | undefined): vin is string {
  return vin?.length === VIN_LENGTH && !vin.includes('*');
}

/**
 * Whether another car of the quote has this VIN, ignoring case. Cars of one trim share its pattern, so only a complete
 * VIN counts. `others` excludes the car in question.
 */
export function isVinTaken(vin: string | null | undefined, others: readonly Pick<Vehicle, 'vin'>[]): boolean {
  if (!isWholeVin(vin)) return false;
  return others.some((other) => other.vin?.toUpperCase() === vin.toUpperCase());
}
