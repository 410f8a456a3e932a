import type { QuoteStatus } from '@shared/domain';
import type { Generated, Insertable, Selectable } from 'kysely';

/**
 * The tables. Whatever a shopper typed stands in a `sealed` column (AES-256-GCM under the quote's data key); the rest
 * is what the API needs to find, order and guard rows. Instants are epoch milliseconds as double precision, because
 * both engines then answer a JavaScript number.
 */
export interface QuotesTable {
  id: string;
  version: number;
  status: QuoteStatus;
  state_code: string;
  /** The quote's own key, wrapped by the master key. */
  data_key: string;
  sealed: string;
  /** The snapshot frozen by 'Buy online' (reading 8), sealed; its own column, so that edits do not rewrite it. */
  selected_rate: string | null;
  created_at: number;
  updated_at: number;
}

/** Vehicles and drivers alike: a child of one quote, in the order of creation. */
export interface QuotePartsTable {
  id: string;
  quote_id: string;
  position: number;
  sealed: string;
  created_at: number;
}

export interface RatesTable {
  quote_id: string;
  /** HMAC over everything the price depends on: another one means the prices are stale. */
  fingerprint: string;
  rate_version: string;
  rated_on: string;
  /** Cents per vehicle id of the best match, so that a quote is answered without reading the whole result. */
  premiums: string;
  result: string;
}

export interface QuoteKeysTable {
  key_hash: string;
  quote_id: string;
  created_at: number;
}

export interface EncKeysTable {
  kid: string;
  /** The UTC day number on which the key is the active one; unique, so that two nodes make one key. */
  active_day: number;
  public_jwk: string;
  private_wrapped: string;
}

export interface IdempotencyTable {
  scope: string;
  idempotency_key: string;
  body_hash: string;
  claim: string;
  claimed_at: number;
  status_code: number | null;
  quote_id: string | null;
  answer: string | null;
}

export interface RateLimitsTable {
  bucket: string;
  window_start: number;
  hits: Generated<number>;
}

export interface DatabaseSchema {
  quotes: QuotesTable;
  vehicles: QuotePartsTable;
  drivers: QuotePartsTable;
  rates: RatesTable;
  quote_keys: QuoteKeysTable;
  enc_keys: EncKeysTable;
  idempotency: IdempotencyTable;
  rate_limits: RateLimitsTable;
}

export type QuoteRow = Selectable<QuotesTable>;
export type NewQuoteRow = Insertable<QuotesTable>;
export type QuotePartRow = Selectable<QuotePartsTable>;

/** By name: a prepared `select *` fails on the day a migration adds a column. */
export const QUOTE_COLUMNS = [
  'quotes.id',
  'quotes.version',
  'quotes.status',
  'quotes.state_code',
  'quotes.data_key',
  'quotes.sealed',
  'quotes.selected_rate',
  'quotes.created_at',
  'quotes.updated_at',
] as const;
