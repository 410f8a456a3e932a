import type { Lienholder, VehicleSearchResult } from '../../entities/vehicle';
import { isCheckDigitValid } from '../../rules/isCheckDigitValid';
import { isWholeVin } from '../../rules/isVinTaken';
import { faultsOf, type AnswerRule } from '../rules/answerRule';
import { isGiven } from '../rules/isGiven';

/**
 * A vehicle's answers as the purchase asks them. `lienholder` is undefined until the question is answered, null when it is
 * No. Mileage and distance are whole miles.
 */
export interface PurchaseVehicleAnswers {
  vin?: string | null | undefined;
  use_code?: string | null | undefined;
  current_mileage?: number | null | undefined;
  estimated_annual_distance?: number | null | undefined;
  lienholder?: Lienholder | object | null | undefined;
}

type VehicleRule = AnswerRule<PurchaseVehicleAnswers, null>;

/** What the VIN field starts with: the VIN, or nothing when it is shorter or a pattern (section 5). */
export function vinOnLoad(vin: string | null): string {
  return isWholeVin(vin) ? vin : '';
}

/** What a purchase vehicle must answer, and how (section 5). Ranges and a lienholder's parts are the schema's. */
export const VEHICLE_RULES: readonly VehicleRule[] = [
  {
    field: 'vin',
    key: 'validation:vin_length',
    reads: ['vin'],
    isBroken: ({ vin }) => !isWholeVin(vin),
  },
  {
    field: 'vin',
    key: 'validation:vin_check_digit',
    reads: ['vin'],
    isBroken: ({ vin }) => isWholeVin(vin) && !isCheckDigitValid(vin),
  },
  {
    field: 'use_code',
    key: 'validation:use_missing',
    reads: ['use_code'],
    isBroken: ({ use_code: use }) => !isGiven(use),
  },
  {
    field: 'current_mileage',
    key: 'validation:mileage_invalid',
    reads: ['current_mileage'],
    isBroken: ({ current_mileage: miles }) => !isGiven(miles),
  },
  {
    field: 'estimated_annual_distance',
    key: 'validation:distance_invalid',
    reads: ['estimated_annual_distance'],
    isBroken: ({ estimated_annual_distance: miles }) => !isGiven(miles),
  },
  {
    field: 'lienholder',
    key: 'validation:lienholder_answer_required',
    reads: ['lienholder'],
    isBroken: ({ lienholder }) => lienholder === undefined,
  },
];

/** So many characters of a VIN have to be known to be of help. */
const HELPFUL_CHARACTERS = 4;

/**
 * What is known of a VIN that the purchase asks to complete (reading 33), '?' for what is open: '???FC2E2?G'. Null for a whole
 * VIN, and where too little is known to be of help.
 */
export function knownVinPart(vin: string | null): string | null {
  if (vin === null || vinOnLoad(vin) === vin) return null;
  return vin.replaceAll('*', '').length < HELPFUL_CHARACTERS ? null : vin.replaceAll('*', '?');
}

/** The fields a vehicle still has to answer in the purchase, in the form's order (section 5). */
export function missingVehicleAnswers(vehicle: PurchaseVehicleAnswers): VehicleRule['field'][] {
  return [...new Set(faultsOf(VEHICLE_RULES, vehicle, null).map(({ path }) => path))];
}

const plain = (value: string | number): string => String(value).trim().toLowerCase();

type Decoded = Pick<VehicleSearchResult, 'year' | 'manufacturer' | 'model'>;

/** In what a decoded VIN is another car than the chosen one; empty when it is the same, letter case aside. */
export function vinDisagreements(chosen: Decoded, decoded: Decoded): (keyof Decoded)[] {
  const fields = ['year', 'manufacturer', 'model'] as const;
  return fields.filter((field) => plain(chosen[field]) !== plain(decoded[field]));
}

/** The cars of a VIN when none of them is the chosen one; empty when one is, and where nobody knows the VIN. */
export function otherCarsOf<Car extends Decoded>(chosen: Decoded, decoded: readonly Car[]): readonly Car[] {
  return decoded.some((car) => vinDisagreements(chosen, car).length === 0) ? [] : decoded;
}
