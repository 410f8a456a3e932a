import { DEFAULT_ANNUAL_DISTANCE, vehicleAge, type Vehicle, type VehicleCoverage } from '@shared/domain';
import { symbolOf } from '../symbol/symbolOf';
import type { SymbolTables } from '../tables';
import type { VehicleRisk } from './types';

/** Above this many years every aging factor is at its floor. */
const OLDEST = 60;

function ratedUse(vehicle: Vehicle): VehicleRisk['use'] {
  if (vehicle.tnc || vehicle.individual_delivery) return 'rideshare_delivery';
  return vehicle.use_code ?? 'commute';
}

/** A vehicle for rating, in the year of an ISO date. Miles default to those of reading 15. */
export function vehicleRisk(
  vehicle: Vehicle,
  coverages: readonly VehicleCoverage[],
  symbolNames: SymbolTables,
  date: string,
): VehicleRisk {
  const years = vehicleAge(vehicle.year, date);
  return {
    id: vehicle.id,
    symbol: symbolOf(vehicle, symbolNames),
    // Next year's model counts as new, like this year's.
    years: Math.min(Math.max(years, 0), OLDEST),
    use: ratedUse(vehicle),
    miles: vehicle.estimated_annual_distance ?? DEFAULT_ANNUAL_DISTANCE,
    coverages,
  };
}
