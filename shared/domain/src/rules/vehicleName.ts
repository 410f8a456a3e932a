import type { Vehicle } from '../entities/vehicle';

/** Display name of a car: '2021 Honda Civic'. */
export function vehicleName(car: Pick<Vehicle, 'year' | 'manufacturer' | 'model'>): string {
  return `${car.year} ${car.manufacturer} ${car.model}`;
}
