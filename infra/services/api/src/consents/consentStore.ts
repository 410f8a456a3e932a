import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Consent } from '@shared/domain';
import type { Clock } from '../clock';
import { openText, placeOf, sealJson } from '../crypto/vault';
import type { ConsentsTable, DatabaseSchema } from '../database/databaseSchema';
import type { StoredQuote } from '../quotes/storedQuote';

type Quote = Pick<StoredQuote, 'id' | 'dataKey'>;
export interface GivenConsent extends Pick<Consent, 'id' | 'kind' | 'version' | 'language' | 'wording'> {
  /** What the consent covers: a phone number, what a choice rests on, or an envelope. */
  about: string;
  /** Epoch milliseconds if a provider took the consent earlier; now by default. */
  given_at?: number;
}

/** The consent ledger: rows are added and withdrawn, never changed or removed. */
export interface ConsentStore {
  give(transaction: Transaction<DatabaseSchema>, quote: Quote, consent: GivenConsent): Promise<void>;
  list(quote: Quote): Promise<Consent[]>;
  /** Withdraws an active consent and returns what it covered; null if there is none. */
  withdraw(transaction: Transaction<DatabaseSchema>, quote: Quote, id: string): Promise<string | null>;
}

const placeFor = (id: string) => placeOf('consents', 'sealed', id);
const instant = (ms: number) => new Date(ms).toISOString();

const answerOf = (row: Omit<Selectable<ConsentsTable>, 'sealed' | 'quote_id'>): Consent => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  language: row.language,
  wording: row.wording,
  given_at: instant(row.given_at),
  withdrawn_at: row.withdrawn_at === null ? null : instant(row.withdrawn_at),
});

export const createConsentStore = (database: Kysely<DatabaseSchema>, clock: Clock): ConsentStore => ({
  async give(transaction, quote, { about, ...consent }) {
    const sealed = sealJson(quote.dataKey, about, placeFor(consent.id));
    await transaction
      .insertInto('consents')
      .values({ given_at: clock(), ...consent, quote_id: quote.id, sealed, withdrawn_at: null })
      .execute();
  },
  async list(quote) {
    const rows = await database
      .selectFrom('consents')
      .select(['id', 'kind', 'version', 'language', 'wording', 'given_at', 'withdrawn_at'])
      .where('quote_id', '=', quote.id)
      .orderBy('given_at')
      .orderBy('id')
      .execute();
    return rows.map(answerOf);
  },
  async withdraw(transaction, quote, id) {
    const row = await transaction
      .updateTable('consents')
      .set({ withdrawn_at: clock() })
      .where('id', '=', id)
      .where('quote_id', '=', quote.id)
      .where('withdrawn_at', 'is', null)
      .returning('sealed')
      .executeTakeFirst();
    if (!row) return null;
    const about: string = JSON.parse(openText(quote.dataKey, row.sealed, placeFor(id)));
    return about;
  },
});
