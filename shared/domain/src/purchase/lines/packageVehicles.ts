import type { CoverageType } from '../../entities/codes';
import type { CoverageLimit, Vehicle, VehicleCoverage } from '../../entities/vehicle';

/** A car's limits of a coverage. */
export const limitsOf = (
  { coverages }: Pick<Vehicle, 'coverages'>,
  wanted: CoverageType,
): readonly CoverageLimit[] => coverages.find(({ type }) => type === wanted)?.limits ?? [];

/** The coverages of a car's package alone: without lines that were kept, and with the limits that equal its liability. */
export function packagePart(vehicle: Pick<Vehicle, 'coverages'>): VehicleCoverage[] {
  return vehicle.coverages.flatMap(({ line, ...coverage }) => {
    if (line === undefined) return [coverage];
    return line === 'um_limits' ? [{ ...coverage, limits: [...limitsOf(vehicle, 'bodily_injury')] }] : [];
  });
}
