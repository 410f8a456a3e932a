import { coveragesFor, type Driver, type StateCode, type Vehicle } from '@shared/domain';

export const CREATED = '2026-11-21T18:00:00.000Z';

/** A car of a household, told from the others by its number. */
export const carOf = (number: number, state: StateCode, change: Partial<Vehicle> = {}): Vehicle => ({
  id: `car-${number}`,
  created_at: CREATED,
  year: 2015 + number,
  manufacturer: 'Honda',
  model: 'Accord',
  trim: 'EX',
  vin: `1HGCV1F45MA00000${number}`,
  logo_url: null,
  body_class: 'Sedan',
  use_code: 'commute',
  tnc: false,
  individual_delivery: false,
  liability_only: false,
  coverage_package_name: 'GOOD',
  coverages: coveragesFor(state, 'GOOD'),
  vehicle_premium: null,
  current_mileage: 42_000 + number,
  estimated_annual_distance: 9000,
  lienholder: null,
  ...change,
});

const NOTHING_TOLD = {
  sr22_state: null,
  sr22_case_number: null,
  sr22_filing_date: null,
  good_driver: false,
  good_student: false,
  defensive_driver_course_completed_at: null,
  tort: null,
  employer_name: null,
  employer_category: null,
  social_security_last4: '6789',
  email: null,
  phone: null,
  communication_preference: null,
} as const;

/** A driver of a household; the first is the policyholder. */
export const personOf = (number: number, change: Partial<Driver> = {}): Driver => ({
  ...NOTHING_TOLD,
  id: `driver-${number}`,
  created_at: CREATED,
  first_name: `Pat${number}`,
  last_name: 'Quackenbush',
  gender: 'female',
  birthday: `199${number}-01-31`,
  birthday_estimated: false,
  age: 36 - number,
  marital_status: 'married',
  license_status: 'active',
  international_license: false,
  license_state: 'TX',
  license_number_last4: `432${number}`,
  license_issued_at: '2012-02-29',
  requires_sr22: false,
  defensive_driver: false,
  policy_holder: number === 1,
  policy_holder_relationship: number === 1 ? 'me' : 'son',
  included_in_policy: true,
  credit_score: 'good',
  occupation: 'retired',
  accident_violations: [],
  ...change,
});
