import type { Vehicle } from '@shared/domain';

/** A 2019 Camry as the API answers it, with what a test wants different. */
export const aVehicle = (changes: Partial<Vehicle> = {}): Vehicle => ({
  id: 'vehicle-1',
  created_at: '2026-01-05T10:00:00.000Z',
  year: 2019,
  manufacturer: 'Toyota',
  model: 'Camry',
  trim: 'LE',
  vin: '4T1B11HK*KU',
  logo_url: null,
  body_class: 'Sedan',
  use_code: 'pleasure',
  tnc: false,
  individual_delivery: false,
  liability_only: false,
  coverage_package_name: 'GOOD',
  coverages: [],
  vehicle_premium: null,
  current_mileage: null,
  estimated_annual_distance: null,
  lienholder: null,
  ...changes,
});
