import {
  type Driver,
  EMPTY_DRIVER,
  EMPTY_VEHICLE,
  estimatedBirthday,
  type StateCode,
  type Vehicle,
} from '@shared/domain';
import { profileCoverages } from '../calibration/profileCoverages';
import type { RatableQuote } from '../risk';

/** The day the samples are rated on. */
export const SAMPLE_DATE = '2026-06-01';

/** A 30-year-old single man with a clean record by default. */
export function sampleDriver({ age = 30, ...changes }: Partial<Driver> = {}): Driver {
  return {
    ...EMPTY_DRIVER,
    id: 'driver-1',
    created_at: '2026-01-01T00:00:00.000Z',
    gender: 'male',
    birthday: estimatedBirthday(age ?? 30, SAMPLE_DATE),
    birthday_estimated: true,
    age,
    marital_status: 'single',
    license_status: 'active',
    license_number_last4: null,
    policy_holder: true,
    tort: 'LIMITED',
    credit_score: 'good',
    social_security_last4: null,
    address: { line1: null, line2: null, city: '', state: 'IL', zip_code: '00000' },
    ...changes,
  };
}

/** A four-year-old mid-size car used for commuting, in the state's GOOD package. */
export function sampleVehicle(state: StateCode, changes: Partial<Vehicle> = {}): Vehicle {
  const packageName = changes.coverage_package_name ?? 'GOOD';
  return {
    ...EMPTY_VEHICLE,
    id: 'vehicle-1',
    created_at: '2026-01-01T00:00:00.000Z',
    year: 2022,
    manufacturer: 'Toyota',
    model: 'Camry',
    trim: 'LE',
    body_class: 'Sedan',
    use_code: 'commute',
    liability_only: packageName === 'LIABILITY',
    coverage_package_name: packageName,
    coverages: profileCoverages(state, packageName),
    vehicle_premium: null,
    ...changes,
  };
}

/** The calibration profile's quote in a state: currently insured, one driver, one car. */
export function sampleQuote(state: StateCode, changes: Partial<RatableQuote> = {}): RatableQuote {
  return {
    address: { zip_code: '00000', state, county: '', city: '', line1: null, line2: null },
    homeowner: false,
    currently_insured: true,
    prior_policy: null,
    term: null,
    pay_in_full: false,
    vehicles: [sampleVehicle(state)],
    drivers: [sampleDriver()],
    ...changes,
  };
}
