import type { CreditScore, Gender, LicenseStatus, MaritalStatus, Relationship, Tort } from './codes';

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
 * A driver on the quote (specification 3). The quote stage takes an age: `birthday` is then today minus the age and
 * `birthday_estimated` is true (reading 14). Identity numbers are returned as their last four digits only.
 */
export interface Driver {
  id: string;
  created_at: string;
  first_name: string | null;
  last_name: string | null;
  gender: Gender | null;
  birthday: string | null;
  birthday_estimated: boolean;
  /** Whole years on the day of the response, derived from `birthday`. */
  age: number | null;
  marital_status: MaritalStatus | null;
  license_status: LicenseStatus | null;
  international_license: boolean;
  license_state: string | null;
  license_number_last4: string | null;
  license_issued_at: string | null;
  requires_sr22: boolean;
  sr22_state: string | null;
  sr22_case_number: string | null;
  sr22_filing_date: string | null;
  /** Derived (reading 70): false until it is known. */
  good_driver: boolean;
  good_student: boolean;
  defensive_driver: boolean;
  defensive_driver_course_completed_at: string | null;
  policy_holder: boolean;
  /** The alias of `policy_holder` in responses (reading 70). */
  policyholder?: boolean;
  policy_holder_relationship: Relationship | null;
  included_in_policy: boolean;
  tort: Tort | null;
  credit_score: CreditScore | null;
  occupation: string | null;
  employer_name: string | null;
  employer_category: string | null;
  social_security_last4: string | null;
  email: string | null;
  phone: string | null;
  communication_preference: 'email' | 'text' | 'both' | null;
  /** Mailing address: the quote's address until the purchase sets another (reading 45). */
  address: PostalAddress;
  accident_violations: AccidentViolation[];
}
