import type { CoverageLimit, Rate, RatedVehicle, Vehicle } from '@shared/domain';

interface Covered {
  type: string;
  limits: readonly CoverageLimit[];
}

const shape = (coverages: readonly Covered[]): string =>
  coverages
    .map(({ type, limits }) =>
      [type, ...limits.map(({ applies_to, amount }) => `${applies_to} ${amount}`).toSorted()].join(' '),
    )
    .toSorted()
    .join(', ');

/** A car's price in a rate (cents), or null if the rate was made for other coverages than the current ones. */
export function pricedAs(
  rate: Pick<Rate, 'vehicles'>,
  vehicle: Pick<Vehicle, 'id' | 'coverages'>,
): RatedVehicle | null {
  const rated = rate.vehicles.find(({ vehicle_id }) => vehicle_id === vehicle.id);
  return rated && shape(rated.coverages) === shape(vehicle.coverages) ? rated : null;
}
