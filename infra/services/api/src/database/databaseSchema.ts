import type { Consent, KeptKind, PaymentSystem, QuoteDocument, QuoteStatus } from '@shared/domain';
import type { Generated, Selectable } from 'kysely';
import type { OperatorTables } from './operatorTables';
import type { PartnerTables } from './partnerTables';

type DocumentType = QuoteDocument['type'];

/**
 * The tables. Everything a shopper typed is in a `sealed` column (AES-256-GCM with the quote's data key); the rest is
 * what the API needs to find, order and guard rows. Instants are epoch milliseconds as double precision, because both
 * engines then return a JavaScript number.
 */
interface QuotesTable {
  id: string;
  version: number;
  status: QuoteStatus;
  state_code: string;
  /** The quote's own key, wrapped by the master key. */
  data_key: string;
  sealed: string;
  /** The snapshot frozen by 'Buy online' (reading 8), encrypted; a separate column, so that edits do not rewrite it. */
  selected_rate: string | null;
  created_at: number;
  updated_at: number;
}

/** Vehicles and drivers alike: a child of one quote, in creation order. */
interface QuotePartsTable {
  id: string;
  quote_id: string;
  position: number;
  sealed: string;
  created_at: number;
}

interface RatesTable {
  quote_id: string;
  /** HMAC over everything the price depends on: if it differs, the prices are stale. */
  fingerprint: string;
  rate_version: string;
  rated_on: string;
  /** Cents per vehicle id of the best match, so that a quote can be returned without reading the whole result. */
  premiums: string;
  /** Catalog of the best match; null for rates from a release before 0008. */
  catalogue_version: string | null;
  result: string;
}

/** The final rate: current while the quote's status is FINAL_RATED or later. */
type FinalRatesTable = Omit<RatesTable, 'premiums' | 'catalogue_version'>;

interface QuoteKeysTable {
  key_hash: string;
  quote_id: string;
  created_at: number;
}

export interface EncKeysTable {
  kid: string;
  /** The UTC day number on which the key is active; unique, so that two nodes create one key. */
  active_day: number;
  public_jwk: string;
  private_wrapped: string;
}

interface IdempotencyTable {
  scope: string;
  idempotency_key: string;
  body_hash: string;
  claim: string;
  claimed_at: number;
  status_code: number | null;
  quote_id: string | null;
  answer: string | null;
}

/** One row, so that a node with another key refuses to start. */
interface MasterKeyTable {
  id: 1;
  fingerprint: string;
}

/** When any node last started a task. */
interface UpkeepTable {
  task: string;
  begun_at: number;
}

interface RateLimitsTable {
  bucket: string;
  window_start: number;
  hits: Generated<number>;
}

/** Letters to send, each written in the transaction that it reports on. */
interface OutboxTable {
  /** Also the message's id at the provider, so that a letter sent twice is delivered once. */
  id: string;
  /** Null: a letter to somebody without a quote. */
  quote_id: string | null;
  state: Generated<'waiting' | 'delivered' | 'undeliverable'>;
  /** The letter, encrypted with the quote's data key, or the master key without one; null once it is settled. */
  sealed: string | null;
  attempts: Generated<number>;
  /** Next attempt; a node moves it ahead before it tries, so that no other node tries too. */
  next_at: number;
  created_at: number;
}

/** Recipients of a quote's emails as keyed digests, which reveal nothing without the master key. */
interface QuoteRecipientsTable {
  quote_id: string;
  address_digest: string;
  created_at: number;
}

interface ResumeCodesTable {
  code_hash: string;
  quote_id: string;
  expires_at: number;
  /** Hash of the quote key that the code was exchanged for. */
  used_by: string | null;
}

export interface ConsentsTable extends Pick<Consent, 'id' | 'kind' | 'version' | 'language' | 'wording'> {
  quote_id: string;
  /** What the consent covers (a phone number), encrypted with the quote's data key. */
  sealed: string;
  given_at: number;
  withdrawn_at: number | null;
}

/** People outside our states who asked to be told when we come. */
interface WaitingListTable extends Pick<Consent, 'version' | 'language' | 'wording'> {
  /** Digest of address and ZIP, hashed again, so that it is not the code of the link that erases the row. */
  id: string;
  state_code: string;
  /** Address and ZIP, encrypted with the master key. */
  sealed: string;
  given_at: number;
}

/** A purchase in progress. Its state is the quote's status; `live` blocks any other purchase. */
export interface PurchasesTable {
  id: string;
  quote_id: string;
  live: boolean;
  /** Card service (reading 3). */
  system: PaymentSystem;
  /** Cents due today. */
  amount: number;
  session_id: string | null;
  authorization_id: string | null;
  envelope_id: string | null;
  policy_number: string | null;
  /** Set while voiding: the status it ends with. */
  /** What a purchase being voided becomes; FINAL_RATED after a declined signature (reading 71). */
  ends_as: 'FINAL_RATED' | 'EXPIRED' | 'FAILED' | null;
  /** The order, encrypted with the quote's data key. */
  sealed: string;
  /** Voided if unsigned after this. */
  sign_by: number | null;
  attempts: Generated<number>;
  /** Next check; a node moves it ahead before it works, so that no other node does. */
  next_at: number;
  created_at: number;
}

/** A document of a policy, encrypted; released once the policy is in force. */
interface PolicyDocumentsTable {
  id: string;
  quote_id: string;
  purchase_id: string;
  type: DocumentType;
  sha256: string;
  sealed: string;
  released: boolean;
  created_at: number;
}

/** Webhooks already received, by the provider's id. */
interface HookEventsTable {
  id: string;
  received_at: number;
}

/** One row, made by the migration: which database this is, for the card services' ledgers. */
interface DatabaseIdTable {
  id: 1;
  value: string;
}

/** Payments that this database is about to open, so that it knows what a card service then holds. */
interface OpenedPaymentsTable {
  purchase_id: string;
  opened_at: number;
}

/** Quotes that are gone. Nothing of the person: the id was drawn at random. */
interface ErasuresTable {
  quote_id: string;
  kind: KeptKind;
  /** By the person, not by age. */
  asked: boolean;
  erased_at: number;
}

export interface DatabaseSchema extends PartnerTables, OperatorTables {
  quotes: QuotesTable;
  vehicles: QuotePartsTable;
  drivers: QuotePartsTable;
  rates: RatesTable;
  final_rates: FinalRatesTable;
  quote_keys: QuoteKeysTable;
  enc_keys: EncKeysTable;
  idempotency: IdempotencyTable;
  rate_limits: RateLimitsTable;
  master_key: MasterKeyTable;
  upkeep: UpkeepTable;
  outbox: OutboxTable;
  quote_recipients: QuoteRecipientsTable;
  resume_codes: ResumeCodesTable;
  waiting_list: WaitingListTable;
  consents: ConsentsTable;
  purchases: PurchasesTable;
  policy_documents: PolicyDocumentsTable;
  hook_events: HookEventsTable;
  database_id: DatabaseIdTable;
  opened_payments: OpenedPaymentsTable;
  erasures: ErasuresTable;
}

export type QuoteRow = Selectable<QuotesTable>;
export type QuotePartRow = Selectable<QuotePartsTable>;

/** Named columns, because a prepared `select *` fails when a migration adds a column. */
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
