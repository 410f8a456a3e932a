import { DEFAULT_PACKAGE, MAX_ANNUAL_DISTANCE, MAX_MILEAGE } from '../constants/limits';
import { PACKAGE_NAMES, USE_CODES, type CoverageType, type LimitKind } from './codes';
import type { LineId } from './coverageChoice';
import type { FieldTable, Returned } from './field';

/** One chosen limit or deductible; `amount` is in integer cents. */
export interface CoverageLimit {
  applies_to: LimitKind;
  amount: number;
}

/** One coverage of a vehicle. */
export interface VehicleCoverage {
  type: CoverageType;
  description: string;
  limits: CoverageLimit[];
  /** The line that added it to the package or lowered its limits (reading 58); absent for the package's own. */
  line?: LineId | undefined;
}

export interface Lienholder {
  name: string;
  address: { line1: string; line2: string | null; city: string; state: string; zip_code: string };
}

/**
 * The fields of a car (specification 3), the forms' in the order of their questions. `vin` is 17 characters, or the
 * trim's known pattern until the purchase asks to complete it (reading 33).
 */
export const VEHICLE_FIELDS = {
  id: { type: { is: 'server', of: 'id' } },
  created_at: { type: { is: 'server', of: 'instant' } },
  year: {
    type: { is: 'whole', min: 1900, max: 2100, key: 'validation:year_invalid' },
    from: 'new',
    needed: 'validation:year_invalid',
    asked: ['quote'],
  },
  manufacturer: {
    type: { is: 'text', max: 80, letters: 'latin', filled: 'validation:required' },
    from: 'new',
    needed: 'validation:required',
    asked: ['quote'],
  },
  model: {
    type: { is: 'text', max: 120, letters: 'latin', filled: 'validation:required' },
    from: 'new',
    needed: 'validation:required',
    asked: ['quote'],
  },
  trim: {
    type: { is: 'text', max: 160, letters: 'latin', filled: 'validation:required' },
    from: 'new',
    needed: 'validation:required',
    asked: ['quote'],
  },
  vin: {
    type: { is: 'vin' },
    empty: null,
    from: 'new',
    clears: true,
    asked: ['quote', 'purchase'],
    printed: true,
  },
  logo_url: { type: { is: 'webAddress' }, empty: null, from: 'new', clears: true, asked: ['quote'] },
  /** The vehicle data service's name for it ('SUV'), null if unknown; `carShape` reads it. */
  body_class: { type: { is: 'text', max: 40 }, empty: null, from: 'new', clears: true, asked: ['quote'] },
  use_code: {
    type: { is: 'choice', of: USE_CODES, key: 'validation:use_required' },
    empty: null,
    from: 'new',
    needed: 'validation:use_required',
    asked: ['quote', 'purchase'],
    printed: true,
  },
  tnc: { type: { is: 'yesNo' }, empty: false, from: 'new', asked: ['quote', 'purchase'], printed: true },
  individual_delivery: {
    type: { is: 'yesNo' },
    empty: false,
    from: 'new',
    asked: ['quote', 'purchase'],
    printed: true,
  },
  liability_only: { type: { is: 'yesNo' }, empty: false, from: 'quote' },
  coverage_package_name: { type: { is: 'choice', of: PACKAGE_NAMES }, empty: DEFAULT_PACKAGE, from: 'quote' },
  coverages: { type: { is: 'coverages' }, empty: [], from: 'quote' },
  /** Cents for the term; null until rated. */
  vehicle_premium: { type: { is: 'server', of: 'cents' }, orNull: true },
  current_mileage: {
    type: { is: 'whole', min: 1, max: MAX_MILEAGE, key: 'validation:mileage_invalid' },
    empty: null,
    from: 'purchase',
    asked: ['purchase'],
    printed: true,
  },
  estimated_annual_distance: {
    type: { is: 'whole', min: 1, max: MAX_ANNUAL_DISTANCE, key: 'validation:distance_invalid' },
    empty: null,
    from: 'purchase',
    asked: ['purchase'],
    printed: true,
  },
  lienholder: {
    type: { is: 'lienholder' },
    empty: null,
    from: 'purchase',
    clears: true,
    asked: ['purchase'],
    printed: true,
  },
} as const satisfies FieldTable;

/** A car as returned by the API. */
export interface Vehicle extends Returned<
  typeof VEHICLE_FIELDS,
  { cents: number; coverages: VehicleCoverage[]; lienholder: Lienholder }
> {}

/** A search result of the vehicle data service (specification 3, Vehicle search result). */
export interface VehicleSearchResult {
  year: number;
  manufacturer: string;
  logo_url: string | null;
  model: string;
  trim: string;
  vin: string | null;
  body_class: string | null;
}

/** Vehicles that no household policy covers (reading 65), as a VIN tells them. `heavy`: more than 10,000 lb. */
export const NOT_COVERED = ['motorcycle', 'trailer', 'bus', 'incomplete', 'special', 'heavy'] as const;
export type NotCovered = (typeof NOT_COVERED)[number];

/** The cars of a VIN, one for each trim that still matches, or what it is if no household policy covers it. */
export interface DecodedVin {
  cars: VehicleSearchResult[];
  notCovered: NotCovered | null;
}
