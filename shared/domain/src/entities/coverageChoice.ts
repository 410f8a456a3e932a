/**
 * What a shopper decides about beyond a package (reading 58): a coverage or several that are one by law, a lower limit,
 * Pennsylvania's stacking and tort.
 */
export const LINE_IDS = [
  'um',
  'uim',
  'um_uim',
  'umpd',
  'pip',
  'medical',
  'um_limits',
  'stacking_um',
  'stacking_uim',
  'tort',
] as const;
export type LineId = (typeof LINE_IDS)[number];

/** `keep` is what the state gives without a signature, or adds an offered coverage; `reject` turns it down. */
export const LINE_CHOICES = ['keep', 'reject'] as const;

/** A decision about a line, valid while the quote still matches its `basis`. */
export interface CoverageChoice {
  line: LineId;
  choice: (typeof LINE_CHOICES)[number];
  /** The kept limit in cents, where the line is sold with several; otherwise null. */
  amount: number | null;
  /** The cars with their packages that it was made for, or the policyholder. */
  basis: string;
  /** The signed rejection, whose wording is in the ledger under `consent_id`; null if the line needs none. */
  signature: LineSignature | null;
}

/** A signed rejection. `premiums` are the amounts stated in its wording, in cents. */
export interface LineSignature {
  version: string;
  consent_id: string;
  /** ISO instant. */
  signed_at: string;
  premiums?: number[];
}

/** A limit that a line is sold with, in cents (null if it follows from the liability limits), and its price for the term. */
export interface LinePrice {
  amount: number | null;
  premium: number;
}

/**
 * What a line costs with the chosen product, in cents: kept, by limit, and turned down. Stacking and limits name the
 * price of the coverage either way; tort the annual premium of basic coverage (75 Pa.C.S. 1705).
 */
export interface LinePrices {
  line: LineId;
  keep: LinePrice[];
  reject: number;
}

/** GET /v2/quotes/{id}/rates/choices. `months` is the term that the premiums are for. */
export interface ChoicePrices {
  months: number;
  lines: LinePrices[];
}
