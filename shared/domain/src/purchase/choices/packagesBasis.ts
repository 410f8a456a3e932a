import type { Vehicle } from '../../entities/vehicle';

/** Cars with their packages, in order: what a signature or a review of coverages holds for. Another basis is asked for anew. */
export function packagesBasis(vehicles: readonly Pick<Vehicle, 'id' | 'coverage_package_name'>[]): string {
  return vehicles.map(({ id, coverage_package_name: name }) => `${id}:${name}`).join(',');
}
