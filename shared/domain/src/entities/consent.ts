/** What a shopper can consent to (design: consent). */
export type ConsentKind = 'telephone_contact';

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
