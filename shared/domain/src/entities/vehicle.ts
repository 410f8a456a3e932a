import type { CoverageType, LimitKind, PackageName, UseCode } from './codes';
import type { LineId } from './coverageChoice';

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
 * A car on the quote (specification 3). `vin` is 17 characters, or the trim's known pattern until the purchase asks to
 * complete it (reading 33). `vehicle_premium` is cents for the term, null until rated.
 */
export interface Vehicle {
  id: string;
  created_at: string;
  year: number;
  manufacturer: string;
  model: string;
  trim: string;
  vin: string | null;
  logo_url: string | null;
  /** The vehicle data service's name for it ('SUV'), null if unknown; `carShape` reads it. */
  body_class: string | null;
  use_code: UseCode | null;
  tnc: boolean;
  individual_delivery: boolean;
  liability_only: boolean;
  coverage_package_name: PackageName;
  coverages: VehicleCoverage[];
  vehicle_premium: number | null;
  current_mileage: number | null;
  estimated_annual_distance: number | null;
  lienholder: Lienholder | null;
}

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
