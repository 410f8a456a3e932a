import type { Lienholder, VehicleSearchResult } from '../../entities/vehicle';
import { isCheckDigitValid } from '../../rules/isCheckDigitValid';
import { isWholeVin } from '../../rules/isVinTaken';
import { faultsOf, type AnswerRule } from '../rules/answerRule';
import { isGiven } from '../rules/isGiven';

/**
 * A vehicle's purchase answers. `lienholder` is undefined while unanswered, null for No. Mileage and distance are whole
 * miles.
 */
export interface PurchaseVehicleAnswers {
  vin?: string | null | undefined;
  use_code?: string | null | undefined;
  current_mileage?: number | null | undefined;
  estimated_annual_distance?: number | null | undefined;
  lienholder?: Lienholder | object | null | undefined;
}

type VehicleRule = AnswerRule<PurchaseVehicleAnswers, null>;

/** Initial value of the VIN field: the VIN, or empty if it is shorter or a pattern (section 5). */
export function vinOnLoad(vin: string | null): string {
  return isWholeVin(vin) ? vin : '';
}

/** Required purchase answers of a vehicle (section 5); the schema checks ranges and lienholder fields. */
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

/** A VIN with fewer known characters is not worth showing. */
const HELPFUL_CHARACTERS = 4;

/**
 * The known part of a VIN that the purchase asks to complete (reading 33), with '?' for unknown characters:
 * '???FC2E2?G'. Null if the VIN is complete or too little of it is known.
 */
export function knownVinPart(vin: string | null): string | null {
  if (vin === null || vinOnLoad(vin) === vin) return null;
  return vin.replaceAll('*', '').length < HELPFUL_CHARACTERS ? null : vin.replaceAll('*', '?');
}

/** Fields a vehicle still has to answer in the purchase, in the form's order (section 5). */
export function missingVehicleAnswers(vehicle: PurchaseVehicleAnswers): VehicleRule['field'][] {
  return [...new Set(faultsOf(VEHICLE_RULES, vehicle, null).map(({ path }) => path))];
}

const plain = (value: string | number): string =>
  String(value)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '');

type Decoded = Pick<VehicleSearchResult, 'year' | 'manufacturer' | 'model'>;

/** The fields in which a decoded VIN differs from the chosen car, ignoring case, spaces and dashes ("F-150", "F150"). */
export function vinDisagreements(chosen: Decoded, decoded: Decoded): (keyof Decoded)[] {
  const fields = ['year', 'manufacturer', 'model'] as const;
  return fields.filter((field) => plain(chosen[field]) !== plain(decoded[field]));
}

/** The cars that match a VIN if the chosen one is not among them; empty if it is, or if the VIN is unknown. */
export function otherCarsOf<Car extends Decoded>(chosen: Decoded, decoded: readonly Car[]): readonly Car[] {
  return decoded.some((car) => vinDisagreements(chosen, car).length === 0) ? [] : decoded;
}
