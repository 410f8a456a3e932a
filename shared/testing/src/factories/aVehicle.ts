import { EMPTY_VEHICLE, type Vehicle } from '@shared/domain';

/** A 2019 Camry as the API returns it, with overrides. */
export const aVehicle = (changes: Partial<Vehicle> = {}): Vehicle => ({
  ...EMPTY_VEHICLE,
  id: 'vehicle-1',
  created_at: '2026-01-05T10:00:00.000Z',
  year: 2019,
  manufacturer: 'Toyota',
  model: 'Camry',
  trim: 'LE',
  vin: '4T1B11HK*KU',
  body_class: 'Sedan',
  use_code: 'pleasure',
  vehicle_premium: null,
  ...changes,
});
