/** Coverages that a state's law sells with a policy unless the shopper turns them down in writing. */
export const REJECTION_KINDS = ['um_rejection', 'uim_rejection', 'umpd_rejection', 'pip_rejection'] as const;
export type RejectionKind = (typeof REJECTION_KINDS)[number];

/** What a state wants signed about the coverages of a policy (design: consent). */
export const CHOICE_KINDS = [...REJECTION_KINDS, 'tort_limited', 'tort_full'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** What a shopper can consent to (design: consent). To electronic records at the signing service, in its words. */
export const CONSENT_KINDS = [
  'telephone_contact',
  'application_statement',
  'electronic_records',
  ...CHOICE_KINDS,
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** A consent as given: the exact words and their version, and when; `withdrawn_at` is null while it stands. */
export interface Consent {
  id: string;
  kind: ConsentKind;
  version: string;
  wording: string;
  language: 'en' | 'es';
  /** ISO instants. */
  given_at: string;
  withdrawn_at: string | null;
}

/** A choice that stands signed on a quote. It holds as long as the quote's coverages are still its `basis`. */
export interface SignedChoice {
  kind: ChoiceKind;
  /** Of the wording that was signed; the words themselves are in the ledger, under `consent_id`. */
  version: string;
  consent_id: string;
  /** What it was signed for: see `requiredChoices`. */
  basis: string;
  /** ISO instant. */
  signed_at: string;
}

/** What stands on a quote of the application's statement, for as long as the answers are those it was made about. */
export interface SignedStatement {
  /** Of the wording; the words themselves are in the ledger, under `consent_id`. */
  version: string;
  consent_id: string;
  /** The quote's version that it speaks of: any edit since asks for another statement. */
  quote_version: number;
  /** ISO instant. */
  signed_at: string;
}
