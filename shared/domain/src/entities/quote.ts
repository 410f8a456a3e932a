import { QUOTE_STATUSES } from '../lifecycle/statuses';
import { type DOCUMENT_TYPES, OWNERSHIPS, type StateCode } from './codes';
import type { SignedChoice, SignedStatement } from './consent';
import type { CoverageChoice } from './coverageChoice';
import type { QuestionCode } from '../purchase/questions/questionData';
import type { CatalogueEntry } from './coverage';
import type { CodedError } from './error';
import type { Driver } from './driver';
import type { FieldTable, Returned } from './field';
import type { PaymentOption, Rate } from './rate';
import type { Vehicle } from './vehicle';

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

/** The prior policy (specification 3), as the quote form asks for it. `term_expiration` is an ISO date. */
export const PRIOR_POLICY_FIELDS = {
  insurer_name: {
    type: { is: 'text', max: 120, letters: 'latin', filled: 'validation:insurer_required' },
    needed: 'validation:insurer_required',
    asked: ['quote'],
  },
  term_expiration: {
    type: { is: 'date', key: 'validation:date_invalid' },
    needed: 'validation:expiration_required',
    asked: ['quote'],
  },
  /** Months, 6 by default. */
  duration: { type: { is: 'whole', min: 1, max: 24, key: 'validation:term_invalid' } },
  continuous: { type: { is: 'yesNo' } },
} as const satisfies FieldTable;

export interface PriorPolicy extends Returned<typeof PRIOR_POLICY_FIELDS> {}

/** The household's home (specification 3), as policy details ask for it. */
export const RESIDENCE_FIELDS = {
  current_residence_date: { type: { is: 'date' }, empty: null, clears: true, asked: ['policy'] },
  ownership: { type: { is: 'choice', of: OWNERSHIPS }, empty: null, clears: true, asked: ['policy'] },
} as const satisfies FieldTable;

export interface ResidenceInfo extends Returned<typeof RESIDENCE_FIELDS> {}

export interface Question {
  question_code: QuestionCode;
  text: string;
  value: boolean | null;
  explanation: string | null;
  disabled: boolean;
}

export interface QuoteDocument {
  type: (typeof DOCUMENT_TYPES)[number];
  url: string;
}

/**
 * The fields of a quote (specification 3). Money is integer cents. `version` increases with every shopper edit, never
 * by rating, and is the value of If-Match.
 */
export const QUOTE_FIELDS = {
  id: { type: { is: 'server', of: 'id' } },
  version: { type: { is: 'server', of: 'count' } },
  status: { type: { is: 'choice', of: QUOTE_STATUSES } },
  created_at: { type: { is: 'server', of: 'instant' } },
  quote_number: { type: { is: 'server', of: 'name' }, empty: null },
  term: { type: { is: 'term' }, empty: null, from: 'purchase' },
  address: { type: { is: 'address' }, from: 'quote' },
  homeowner: {
    type: { is: 'yesNo' },
    empty: null,
    from: 'quote',
    needed: 'validation:required',
    asked: ['quote'],
  },
  currently_insured: {
    type: { is: 'yesNo' },
    empty: null,
    from: 'quote',
    needed: 'validation:required',
    asked: ['quote'],
  },
  prior_policy: {
    type: { is: 'record', fields: PRIOR_POLICY_FIELDS },
    empty: null,
    from: 'quote',
    clears: true,
  },
  residence_info: { type: { is: 'record', fields: RESIDENCE_FIELDS }, empty: null, from: 'purchase' },
  /** Vehicles and drivers are sorted by `created_at`. */
  vehicles: { type: { is: 'server', of: 'vehicles' } },
  drivers: { type: { is: 'server', of: 'drivers' } },
  pay_in_full: { type: { is: 'yesNo' }, empty: false, from: 'quote' },
  /** Written as the rate's id alone: Buy online (reading 8). */
  selected_rate: { type: { is: 'rateId' }, orNull: true, from: 'rated' },
  selected_pay_plan: { type: { is: 'server', of: 'paymentOption' }, empty: null },
  payment_plan_code: { type: { is: 'text', max: 20 }, empty: null, from: 'final' },
  questions: { type: { is: 'questionAnswers' }, empty: null, from: 'purchase' },
  /**
   * What the coverage review was based on (`packagesBasis`), long enough for six cars with their ids; null before the
   * review and after a new rate is chosen.
   */
  reviewed_coverages: { type: { is: 'text', max: 600 }, empty: null, from: 'purchase' },
  /** Choices signed with `POST /v2/quotes/{id}/consents` and not withdrawn. */
  signed_choices: { type: { is: 'server', of: 'signedChoices' }, empty: [] },
  /**
   * What was decided with `POST /v2/quotes/{id}/choices` beyond the packages (reading 58). Absent until then, and for
   * clients that only sign `signed_choices`.
   */
  coverage_choices: { type: { is: 'server', of: 'coverageChoices' }, returned: 'sometimes' },
  /** The signed statement that the current application is true. */
  signed_statement: { type: { is: 'server', of: 'signedStatement' }, empty: null },
  documents: { type: { is: 'server', of: 'documents' }, empty: [] },
  policy_number: { type: { is: 'server', of: 'name' }, empty: null },
  /** The same number under the specification's other name (reading 45). */
  policyNumber: { type: { is: 'server', of: 'name' }, orNull: true },
  /**
   * The state's catalog when the quote was rated (reading 45), where the API provides it (reading 1). Returned by
   * reads, not by edits; absent before rating.
   */
  GWCoverages: { type: { is: 'server', of: 'catalogue' }, returned: 'sometimes' },
  esignUrl: { type: { is: 'server', of: 'name' }, empty: null },
  /** Signing deadline while there is something to sign (reading 8). */
  sign_by: { type: { is: 'server', of: 'instant' }, empty: null },
  /** The instant when coverage begins (reading 53); null until signed. */
  covered_from: { type: { is: 'server', of: 'instant' }, empty: null },
  errors: { type: { is: 'server', of: 'errors' }, empty: null },
  /** The policyholder's `social_security` under section 3's name for it (reading 70). */
  policyHolderSocial: { type: { is: 'socialSecurity' }, from: 'purchase', returned: 'never' },
} as const satisfies FieldTable;

interface QuoteTypes {
  count: number;
  term: Term;
  address: Address;
  vehicles: Vehicle[];
  drivers: Driver[];
  rateId: Rate;
  paymentOption: PaymentOption;
  questionAnswers: Question[];
  signedChoices: SignedChoice[];
  coverageChoices: CoverageChoice[];
  signedStatement: SignedStatement;
  documents: QuoteDocument[];
  catalogue: CatalogueEntry[];
  errors: CodedError[];
}

/** A quote as returned by the API. */
export interface Quote extends Returned<typeof QUOTE_FIELDS, QuoteTypes> {}
