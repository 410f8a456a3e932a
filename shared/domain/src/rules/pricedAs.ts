import { canonicalCoverage } from '../catalogues/canonicalCoverage';
import type { Rate, RatedVehicle } from '../entities/rate';
import type { Vehicle, VehicleCoverage } from '../entities/vehicle';

/** Equal for coverages that pay the same, whatever their order and their catalog's names. */
const shapeOf = (coverages: readonly Pick<VehicleCoverage, 'type' | 'limits'>[]): string =>
  coverages
    .map(({ type, limits }) =>
      [
        canonicalCoverage(type),
        ...limits.map(({ applies_to, amount }) => `${applies_to} ${amount}`).toSorted(),
      ].join(' '),
    )
    .toSorted()
    .join(', ');

/**
 * A car's price in a rate (cents), or null if the rate was made for other coverages than the current ones. The chosen
 * product's names, which the car has since Buy online (reading 15), are no difference.
 */
export function pricedAs(
  rate: Pick<Rate, 'vehicles'>,
  vehicle: Pick<Vehicle, 'id' | 'coverages'>,
): RatedVehicle | null {
  const rated = rate.vehicles.find(({ vehicle_id }) => vehicle_id === vehicle.id);
  return rated && shapeOf(rated.coverages) === shapeOf(vehicle.coverages) ? rated : null;
}
