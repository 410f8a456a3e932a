import {
  type Address,
  type Driver,
  EMPTY_DRIVER,
  EMPTY_QUOTE,
  EMPTY_VEHICLE,
  type Quote,
  type Rate,
  type Vehicle,
} from '../entities';
import { packagesBasis, questionsAsked } from '../purchase';

const SAMPLE_ADDRESS: Address = {
  zip_code: '60018',
  state: 'IL',
  county: 'Cook',
  city: 'Des Plaines',
  line1: null,
  line2: null,
};

/** Samples for this package's own tests; other packages use the factories of `shared/testing`. */
export function sampleVehicle(change: Partial<Vehicle> = {}): Vehicle {
  return {
    ...EMPTY_VEHICLE,
    id: 'v1',
    created_at: '2026-11-21T10:00:00.000Z',
    year: 2022,
    manufacturer: 'Honda',
    model: 'Accord',
    trim: 'EX',
    vin: '1HGCM82633A004352',
    body_class: 'Sedan',
    use_code: 'commute',
    coverages: [{ type: 'collision', description: 'Collision', limits: [] }],
    vehicle_premium: null,
    current_mileage: 10_000,
    estimated_annual_distance: 12_000,
    ...change,
  };
}

export function sampleDriver(change: Partial<Driver> = {}): Driver {
  return {
    ...EMPTY_DRIVER,
    id: 'd1',
    created_at: '2026-11-21T10:00:00.000Z',
    first_name: 'Ann',
    last_name: 'Lee',
    gender: 'female',
    birthday: '1990-05-06',
    age: 36,
    marital_status: 'single',
    license_status: 'active',
    license_state: 'IL',
    license_number_last4: '1234',
    license_issued_at: '2006-05-06',
    policy_holder: true,
    policy_holder_relationship: 'me',
    credit_score: 'good',
    occupation: 'teacher',
    social_security_last4: null,
    email: 'ann@example.com',
    phone: '3125550100',
    communication_preference: 'email',
    address: SAMPLE_ADDRESS,
    ...change,
  };
}

export function sampleQuote(change: Partial<Quote> = {}): Quote {
  return {
    ...EMPTY_QUOTE,
    id: 'q1',
    version: 1,
    status: 'DRAFT',
    created_at: '2026-11-21T10:00:00.000Z',
    address: { ...SAMPLE_ADDRESS },
    vehicles: [],
    drivers: [],
    policyNumber: null,
    selected_rate: null,
    ...change,
  };
}

/** A quote with every quote-stage answer. */
export const answered: Quote = sampleQuote({
  homeowner: true,
  currently_insured: false,
  vehicles: [sampleVehicle()],
  drivers: [sampleDriver()],
});

/** A carrier's offer without details. */
export const rate: Rate = {
  id: 'r1',
  carrier_id: 'FCIC',
  carrier_product_id: 'MAVERICK',
  carrier_product_state_code: 'IL',
  policy_premium: 80_000,
  term: { duration: 6 },
  pay_in_full: false,
  monitored_driver: false,
  rate_version: '1',
  catalogue_version: 'c1',
  vehicles: [],
  fees: [],
  payment_options: [],
  errors: [],
};

/** A quote with every purchase answer up to the review. */
export const applied: Quote = {
  ...answered,
  status: 'APPLYING',
  selected_rate: rate,
  term: { duration: 6, effective: '2026-12-01', expires: '2027-06-01' },
  address: { ...answered.address, line1: '1 Main St' },
  residence_info: { current_residence_date: null, ownership: 'owned' },
  reviewed_coverages: packagesBasis(answered.vehicles),
  questions: questionsAsked({ state: 'IL', carrier: 'FCIC', monitored: false }).map((code) => ({
    question_code: code,
    text: code,
    value: false,
    explanation: null,
    disabled: code === 'contents_plus',
  })),
  signed_statement: {
    version: '2026-11',
    consent_id: 'c1',
    quote_version: 1,
    signed_at: '2026-11-21T10:00:00.000Z',
  },
};
