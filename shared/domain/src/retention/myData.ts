import type { Consent } from '../entities/consent';
import type { Quote } from '../entities/quote';
import type { KeptKind } from './retention';

/** GET /v2/quotes/{id}/data: everything kept of a quote; identity numbers as their last four. */
export interface MyData {
  /** ISO instant. */
  exported_at: string;
  kept_as: KeptKind;
  /** Days since its last change. */
  days_kept: number;
  quote: Quote;
  consents: Consent[];
}

/** POST /v2/quotes/{id}/erase. */
export interface Erasure {
  /** False: the quote became a policy, which has to be kept. */
  erased: boolean;
  /** Days since its last change; 0 if erased. */
  days_kept: number;
}
