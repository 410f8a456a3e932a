import type { LineId } from './coverageChoice';

/** Coverages that state law includes in a policy unless the shopper rejects them in writing. */
export const REJECTION_KINDS = ['um_rejection', 'uim_rejection', 'umpd_rejection', 'pip_rejection'] as const;
export type RejectionKind = (typeof REJECTION_KINDS)[number];

/** Coverage choices that a state wants signed (design: consent). */
export const CHOICE_KINDS = [...REJECTION_KINDS, 'tort_limited', 'tort_full'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/**
 * Kinds of consent a shopper can give (design: consent); consent to electronic records is given at the signing service,
 * in its words.
 */
export const CONSENT_KINDS = [
  'telephone_contact',
  'application_statement',
  'electronic_records',
  ...CHOICE_KINDS,
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** A consent as given: its exact text and version, and when; `withdrawn_at` is null while it is in effect. */
export interface Consent {
  id: string;
  kind: ConsentKind;
  version: string;
  wording: string;
  language: 'en' | 'es';
  /** ISO instants. */
  given_at: string;
  withdrawn_at: string | null;
  /** The line it turns down, while that choice holds (reading 58). */
  line?: LineId;
}

/** A signed choice on a quote; valid while the quote's coverages still match its `basis`. */
export interface SignedChoice {
  kind: ChoiceKind;
  /** Version of the signed wording; the text itself is in the ledger, under `consent_id`. */
  version: string;
  consent_id: string;
  /** The coverages it was signed for; see `requiredChoices`. */
  basis: string;
  /** ISO instant. */
  signed_at: string;
}

/** The signed application statement, valid while the answers are unchanged. */
export interface SignedStatement {
  /** Version of the wording; the text itself is in the ledger, under `consent_id`. */
  version: string;
  consent_id: string;
  /** The quote version it covers; any later edit requires a new statement. */
  quote_version: number;
  /** ISO instant. */
  signed_at: string;
}
