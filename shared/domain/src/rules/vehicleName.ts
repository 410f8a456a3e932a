import type { Vehicle } from '../entities/vehicle';

/** What a person calls their car: '2021 Honda Civic'. */
export function vehicleName(car: Pick<Vehicle, 'year' | 'manufacturer' | 'model'>): string {
  return `${car.year} ${car.manufacturer} ${car.model}`;
}
