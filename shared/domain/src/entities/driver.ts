import { MAX_DRIVER_AGE, MIN_DRIVER_AGE } from '../constants/limits';
import {
  COMMUNICATION_PREFERENCES,
  CREDIT_SCORES,
  GENDERS,
  LICENSE_STATUSES,
  MARITAL_STATUSES,
  RELATIONSHIPS,
  TORT_OPTIONS,
} from './codes';
import type { FieldTable, Returned } from './field';

/** A mailing address: any state, P.O. boxes allowed. */
export interface PostalAddress {
  line1: string | null;
  line2: string | null;
  city: string;
  state: string;
  zip_code: string;
}

/** `date` is an ISO date; `type` is a code of the violation catalog. */
export interface AccidentViolation {
  type: string;
  date: string;
  description: string | null;
}

/**
 * The fields of a driver (specification 3), the purchase form's in the order of its questions (section 2.12). The quote
 * stage takes an age: `birthday` is then today minus the age and `birthday_estimated` is true (reading 14).
 */
export const DRIVER_FIELDS = {
  id: { type: { is: 'server', of: 'id' } },
  created_at: { type: { is: 'server', of: 'instant' } },
  /** Returned as whole years on the day of the response, derived from `birthday`. */
  age: {
    type: { is: 'whole', min: MIN_DRIVER_AGE, max: MAX_DRIVER_AGE, key: 'validation:age_invalid' },
    orNull: true,
    from: 'new',
    needed: 'validation:age_invalid',
    asked: ['quote'],
  },
  first_name: {
    type: { is: 'text', max: 80, letters: 'name' },
    empty: null,
    from: 'new',
    clears: true,
    asked: ['purchase', 'policy'],
  },
  last_name: {
    type: { is: 'text', max: 80, letters: 'name' },
    empty: null,
    from: 'new',
    clears: true,
    asked: ['purchase', 'policy'],
  },
  birthday: {
    type: { is: 'date', key: 'validation:birthday_invalid' },
    empty: null,
    from: 'purchase',
    asked: ['purchase'],
    printed: true,
  },
  birthday_estimated: { type: { is: 'yesNo' }, empty: false },
  policy_holder_relationship: {
    type: { is: 'choice', of: RELATIONSHIPS },
    empty: null,
    from: 'purchase',
    asked: ['purchase'],
    printed: true,
  },
  /** At the quote stage every driver is included (reading 11). */
  included_in_policy: { type: { is: 'yesNo' }, empty: true, from: 'purchase', asked: ['purchase'] },
  gender: {
    type: { is: 'choice', of: GENDERS },
    empty: null,
    from: 'new',
    needed: 'validation:required',
    asked: ['quote', 'purchase'],
    printed: true,
  },
  marital_status: {
    type: { is: 'choice', of: MARITAL_STATUSES },
    empty: null,
    from: 'new',
    needed: 'validation:required',
    asked: ['quote', 'purchase'],
    printed: true,
  },
  occupation: {
    type: { is: 'text', max: 80, letters: 'latin' },
    empty: null,
    from: 'purchase',
    clears: true,
    asked: ['purchase'],
    of: 'insured',
  },
  employer_name: {
    type: { is: 'text', max: 120, letters: 'latin' },
    empty: null,
    from: 'purchase',
    clears: true,
    asked: ['purchase'],
    of: 'insured',
  },
  employer_category: {
    type: { is: 'text', max: 60 },
    empty: null,
    from: 'purchase',
    clears: true,
    asked: ['purchase'],
    of: 'insured',
  },
  international_license: { type: { is: 'yesNo' }, empty: false, from: 'purchase', asked: ['purchase'] },
  license_status: {
    type: { is: 'choice', of: LICENSE_STATUSES },
    empty: null,
    from: 'new',
    needed: 'validation:required',
    asked: ['quote', 'purchase'],
    printed: true,
  },
  license_state: {
    type: { is: 'stateCode' },
    empty: null,
    from: 'purchase',
    clears: true,
    asked: ['purchase'],
    printed: true,
  },
  license_number: {
    type: { is: 'licenseNumber' },
    empty: null,
    from: 'purchase',
    returned: 'last4',
    asked: ['purchase'],
    printed: true,
  },
  license_issued_at: {
    type: { is: 'date' },
    empty: null,
    from: 'purchase',
    clears: true,
    asked: ['purchase'],
    printed: true,
  },
  accident_violations: {
    type: { is: 'violations' },
    empty: [],
    from: 'purchase',
    asked: ['purchase'],
    of: 'insured',
    printed: true,
  },
  requires_sr22: {
    type: { is: 'yesNo' },
    empty: false,
    from: 'new',
    asked: ['quote', 'purchase'],
    of: 'insured',
    printed: true,
  },
  sr22_state: {
    type: { is: 'stateCode' },
    empty: null,
    from: 'purchase',
    clears: true,
    asked: ['purchase'],
    of: 'insured',
    printed: true,
  },
  sr22_case_number: {
    type: { is: 'text', max: 40, letters: 'latin' },
    empty: null,
    from: 'purchase',
    clears: true,
    asked: ['purchase'],
    of: 'insured',
    printed: true,
  },
  sr22_filing_date: {
    type: { is: 'date' },
    empty: null,
    from: 'purchase',
    clears: true,
    asked: ['purchase'],
    of: 'insured',
    printed: true,
  },
  /** Derived (reading 70): false until it is known. An older client may send it. */
  good_driver: { type: { is: 'yesNo' }, empty: false, from: 'purchase' },
  good_student: {
    type: { is: 'yesNo' },
    empty: false,
    from: 'new',
    asked: ['quote', 'purchase'],
    of: 'insured',
    printed: true,
  },
  defensive_driver: {
    type: { is: 'yesNo' },
    empty: false,
    from: 'new',
    asked: ['quote', 'purchase'],
    of: 'insured',
    printed: true,
  },
  defensive_driver_course_completed_at: {
    type: { is: 'date' },
    empty: null,
    from: 'purchase',
    clears: true,
    asked: ['purchase'],
    of: 'insured',
    printed: true,
  },
  tort: {
    type: { is: 'choice', of: TORT_OPTIONS },
    empty: null,
    from: 'new',
    clears: true,
    asked: ['quote', 'purchase'],
  },
  social_security: {
    type: { is: 'socialSecurity' },
    empty: null,
    from: 'purchase',
    returned: 'last4',
    asked: ['purchase'],
    of: 'holder',
  },
  credit_score: {
    type: { is: 'choice', of: CREDIT_SCORES },
    empty: null,
    from: 'new',
    asked: ['quote'],
    of: 'holder',
  },
  policy_holder: { type: { is: 'yesNo' }, empty: false },
  /** The alias of `policy_holder` in responses (reading 70). */
  policyholder: { type: { is: 'yesNo' }, returned: 'alias' },
  email: {
    type: { is: 'email' },
    empty: null,
    from: 'purchase',
    clears: true,
    asked: ['policy'],
    of: 'holder',
  },
  phone: {
    type: { is: 'phone' },
    empty: null,
    from: 'purchase',
    clears: true,
    asked: ['policy'],
    of: 'holder',
  },
  communication_preference: {
    type: { is: 'choice', of: COMMUNICATION_PREFERENCES },
    empty: null,
    from: 'purchase',
    clears: true,
    asked: ['policy'],
    of: 'holder',
  },
  /** Mailing address: the quote's address until the purchase sets another (reading 45). */
  address: { type: { is: 'postalAddress' }, from: 'purchase' },
} as const satisfies FieldTable;

/** A driver as returned by the API; identity numbers as their last four digits only. */
export interface Driver extends Returned<
  typeof DRIVER_FIELDS,
  { postalAddress: PostalAddress; violations: AccidentViolation[] }
> {}
