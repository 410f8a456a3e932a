import type { Driver } from './driver';
import type { Quote } from './quote';
import type { Vehicle } from './vehicle';

/** Initial values of a quote, except its address and the server's own fields. */
export const EMPTY_QUOTE: Omit<
  Quote,
  | 'id'
  | 'version'
  | 'status'
  | 'created_at'
  | 'address'
  | 'vehicles'
  | 'drivers'
  | 'selected_rate'
  | 'policyNumber'
> = {
  quote_number: null,
  term: null,
  homeowner: null,
  currently_insured: null,
  prior_policy: null,
  residence_info: null,
  pay_in_full: false,
  selected_pay_plan: null,
  payment_plan_code: null,
  questions: null,
  reviewed_coverages: null,
  signed_choices: [],
  signed_statement: null,
  documents: [],
  policy_number: null,
  esignUrl: null,
  sign_by: null,
  covered_from: null,
  errors: null,
};

/** Initial values of a car, except which car it is. */
export const EMPTY_VEHICLE: Omit<
  Vehicle,
  'id' | 'created_at' | 'year' | 'manufacturer' | 'model' | 'trim' | 'vehicle_premium'
> = {
  vin: null,
  logo_url: null,
  body_class: null,
  use_code: null,
  tnc: false,
  individual_delivery: false,
  liability_only: false,
  coverage_package_name: 'GOOD',
  coverages: [],
  current_mileage: null,
  estimated_annual_distance: null,
  lienholder: null,
};

/** Initial values of a driver; at the quote stage every driver is included (reading 11). */
export const EMPTY_DRIVER: Omit<
  Driver,
  'id' | 'created_at' | 'age' | 'address' | 'license_number_last4' | 'social_security_last4'
> = {
  first_name: null,
  last_name: null,
  gender: null,
  birthday: null,
  birthday_estimated: false,
  marital_status: null,
  license_status: null,
  international_license: false,
  license_state: null,
  license_issued_at: null,
  requires_sr22: false,
  sr22_state: null,
  sr22_case_number: null,
  sr22_filing_date: null,
  good_driver: false,
  good_student: false,
  defensive_driver: false,
  defensive_driver_course_completed_at: null,
  policy_holder: false,
  policy_holder_relationship: null,
  included_in_policy: true,
  tort: null,
  credit_score: null,
  occupation: null,
  employer_name: null,
  employer_category: null,
  email: null,
  phone: null,
  communication_preference: null,
  accident_violations: [],
};
