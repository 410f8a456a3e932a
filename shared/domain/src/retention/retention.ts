import type { StateCode } from '../entities/codes';
import { QUOTE_STATUSES, type QuoteStatus } from '../lifecycle/statuses';

/** How long something is kept without a change, and why so long. Counsel confirms each before the site sells. */
export interface Retention {
  /** Days since the last change. */
  days: number;
  /** The rule, or why the period is ours to choose. */
  source: string;
  /** States with a rule of their own. */
  states?: Partial<Record<StateCode, Pick<Retention, 'days' | 'source'>>>;
}

/** What a quote has become, for how long it is kept (16 CFR 314.4(c)(6) ends at two years without a need). */
export const KEPT_KINDS = ['draft', 'priced', 'application', 'policy'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

/** As the periods count them. */
export const DAYS_A_YEAR = 365;

/** One row per kind; the privacy page, the eraser and its test read the same rows. */
export const RETENTION: Record<KeptKind, Retention> = {
  draft: { days: 30, source: 'No rule asks for answers without a price; ours to choose.' },
  priced: { days: 90, source: 'No rule asks for a price that nobody applied for; ours to choose.' },
  application: {
    days: 2 * DAYS_A_YEAR,
    source: '16 CFR 314.4(c)(6): two years after the last use.',
    states: { MO: { days: 3 * DAYS_A_YEAR, source: '20 CSR 100-8.040: applications and declinations.' } },
  },
  policy: {
    days: 7 * DAYS_A_YEAR,
    source: 'Default until each carrier states its own: a claim may come years later.',
  },
};

const KIND_OF: Record<QuoteStatus, KeptKind> = {
  DRAFT: 'draft',
  RATED: 'priced',
  APPLYING: 'application',
  FINAL_RATED: 'application',
  PLAN_CHOSEN: 'application',
  PAYMENT_OPEN: 'application',
  AUTHORIZED: 'application',
  BOUND: 'application',
  SIGNED: 'application',
  CAPTURED: 'policy',
  COMPLETE: 'policy',
  VOIDING: 'application',
  EXPIRED: 'application',
  FAILED: 'application',
};

/** What a quote of this status is kept as. */
export const keptAs = (status: QuoteStatus): KeptKind => KIND_OF[status];

/** Every status that is kept as this kind. */
export const statusesKeptAs = (kind: KeptKind): QuoteStatus[] =>
  QUOTE_STATUSES.filter((status) => KIND_OF[status] === kind);

/** Days since its last change after which a quote is erased. */
export function daysKept(kind: KeptKind, state: StateCode): number {
  const { days, states } = RETENTION[kind];
  return states?.[state]?.days ?? days;
}
