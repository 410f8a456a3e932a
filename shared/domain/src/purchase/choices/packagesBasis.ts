import type { Vehicle } from '../../entities/vehicle';

/**
 * The cars and their packages, in order, that a signature or coverage review applies to; a different basis requires a
 * new one.
 */
export function packagesBasis(vehicles: readonly Pick<Vehicle, 'id' | 'coverage_package_name'>[]): string {
  return vehicles.map(({ id, coverage_package_name: name }) => `${id}:${name}`).join(',');
}
