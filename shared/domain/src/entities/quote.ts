import type { StateCode } from './codes';
import type { SignedChoice, SignedStatement } from './consent';
import type { CoverageChoice } from './coverageChoice';
import type { QuestionCode } from '../purchase/questions/data/questionData';
import type { CatalogueEntry } from './coverage';
import type { CodedError } from './error';
import type { Driver } from './driver';
import type { PaymentOption, Rate } from './rate';
import type { Vehicle } from './vehicle';
import type { QuoteStatus } from '../lifecycle/statuses';

/** Where the cars are kept. `state` is one of our eleven states. */
export interface Address {
  zip_code: string;
  state: StateCode;
  county: string;
  city: string;
  line1: string | null;
  line2: string | null;
}

/** One city and county pair of a ZIP lookup (specification 3, Address option). */
export interface AddressOption {
  zip_code: string;
  state: string;
  county: string;
  city: string;
}

/** `duration` in months; dates are ISO dates (YYYY-MM-DD). */
export interface Term {
  duration: 6 | 12;
  effective: string;
  expires: string;
}

/** `term_expiration` is an ISO date; `duration` in months (default 6). */
export interface PriorPolicy {
  insurer_name: string;
  term_expiration: string;
  duration: number;
  continuous: boolean;
}

export interface ResidenceInfo {
  current_residence_date: string | null;
  ownership: 'owned' | 'rented' | null;
}

export interface Question {
  question_code: QuestionCode;
  text: string;
  value: boolean | null;
  explanation: string | null;
  disabled: boolean;
}

/** Policy documents in display order: the ID cards first, since they are shown at the roadside (reading 50). */
export const DOCUMENT_TYPES = ['id_cards', 'dec_page', 'esign_packet'] as const;

export interface QuoteDocument {
  type: (typeof DOCUMENT_TYPES)[number];
  url: string;
}

/**
 * A quote as returned by the API (specification 3). Money is integer cents. Vehicles and drivers are sorted by
 * `created_at`. `version` increases with every shopper edit, never by rating, and is the value of If-Match.
 */
export interface Quote {
  id: string;
  version: number;
  status: QuoteStatus;
  created_at: string;
  quote_number: string | null;
  term: Term | null;
  address: Address;
  homeowner: boolean | null;
  currently_insured: boolean | null;
  prior_policy: PriorPolicy | null;
  residence_info: ResidenceInfo | null;
  vehicles: Vehicle[];
  drivers: Driver[];
  pay_in_full: boolean;
  selected_rate: Rate | null;
  selected_pay_plan: PaymentOption | null;
  payment_plan_code: string | null;
  questions: Question[] | null;
  /** What the coverage review was based on (`packagesBasis`); null before the review and after a new rate is chosen. */
  reviewed_coverages: string | null;
  /** Read-only: choices signed with `POST /v2/quotes/{id}/consents` and not withdrawn. */
  signed_choices: SignedChoice[];
  /**
   * Read-only: what was decided with `POST /v2/quotes/{id}/choices` beyond the packages (reading 58). Absent until then,
   * and for clients that only sign `signed_choices`.
   */
  coverage_choices?: CoverageChoice[];
  /** Read-only: the signed statement that the current application is true. */
  signed_statement: SignedStatement | null;
  documents: QuoteDocument[];
  policy_number: string | null;
  /** The same number under the specification's other name (reading 45). */
  policyNumber: string | null;
  /**
   * The state's catalog when the quote was rated (reading 45), where the API provides it (reading 1). Returned by
   * reads, not by edits; absent before rating.
   */
  GWCoverages?: CatalogueEntry[];
  esignUrl: string | null;
  /** Signing deadline while there is something to sign (reading 8). */
  sign_by: string | null;
  /** The instant when coverage begins (reading 53); null until signed. */
  covered_from: string | null;
  errors: CodedError[] | null;
}
