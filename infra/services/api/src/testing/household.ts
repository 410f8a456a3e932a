import {
  coveragesFor,
  type Driver,
  EMPTY_DRIVER,
  EMPTY_VEHICLE,
  type StateCode,
  type Vehicle,
} from '@shared/domain';

export const CREATED = '2026-11-21T18:00:00.000Z';

/** A household's car, identified by its number. */
export const carOf = (number: number, state: StateCode, change: Partial<Vehicle> = {}): Vehicle => ({
  ...EMPTY_VEHICLE,
  id: `car-${number}`,
  created_at: CREATED,
  year: 2015 + number,
  manufacturer: 'Honda',
  model: 'Accord',
  trim: 'EX',
  vin: `1HGCV1F45MA00000${number}`,
  body_class: 'Sedan',
  use_code: 'commute',
  coverages: coveragesFor(state, 'GOOD'),
  vehicle_premium: null,
  current_mileage: 42_000 + number,
  estimated_annual_distance: 9000,
  ...change,
});

/** A household's driver; the first is the policyholder. */
export const personOf = (number: number, change: Partial<Driver> = {}): Driver => ({
  ...EMPTY_DRIVER,
  id: `driver-${number}`,
  created_at: CREATED,
  first_name: `Pat${number}`,
  last_name: 'Quackenbush',
  gender: 'female',
  birthday: `199${number}-01-31`,
  age: 36 - number,
  marital_status: 'married',
  license_status: 'active',
  license_state: 'TX',
  license_number_last4: `432${number}`,
  license_issued_at: '2012-02-29',
  policy_holder: number === 1,
  policy_holder_relationship: number === 1 ? 'me' : 'son',
  credit_score: 'good',
  social_security_last4: '6789',
  occupation: 'retired',
  address: { line1: null, line2: null, city: '', state: 'TX', zip_code: '' },
  ...change,
});
