import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Vault } from '../crypto/vault';
import { newKey } from '../crypto/vault';
import type { DatabaseSchema, QuoteRow } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';
import { createOpenedQuotes, type OpenedQuotes } from './openedQuotes';
import type { QuoteChange } from './quoteChange';
import { openQuote, sealDocument, wrapDataKey } from './sealedColumns';
import { REVISION, selectQuote, type Step, withKey } from './selectQuote';
import type { QuoteDocument, StoredQuote } from './storedQuote';
import { FIRST_VERSION, writeQuote } from './writeQuote';

interface NewQuote {
  id: string;
  keyHash: string;
  document: QuoteDocument;
}

export interface QuoteStore {
  /** The quote that this key opens, or null: unknown, keyless and someone else's are the same. */
  find(id: string, keyHash: string): Promise<StoredQuote | null>;
  /** The quote that this key opens, without knowing its id. */
  findByKey(keyHash: string): Promise<StoredQuote | null>;
  /** The quote by its id alone, for work without a shopper (a purchase); no key opened it. */
  findOwn(id: string): Promise<StoredQuote | null>;
  /**
   * This version of the quote from the node's cache, without a query: only for an edit, which `save` rejects if the
   * row has changed.
   */
  recall(id: string, keyHash: string, version: number): StoredQuote | null;
  /** Stores a new quote with its key; `also` runs in the same transaction. */
  create(quote: NewQuote, also: Step): Promise<StoredQuote>;
  /**
   * Writes an edit if the quote's row is unchanged since it was read, and raises the version; `also` runs in the same
   * transaction. Returns the new quote, or null if a shopper or rating wrote first.
   */
  save(quote: StoredQuote, change: QuoteChange, also?: Step): Promise<StoredQuote | null>;
}

interface Deps {
  database: Kysely<DatabaseSchema>;
  vault: Vault;
  clock: Clock;
  opened: OpenedQuotes;
}

function newRow({ vault, clock }: Deps, id: string, document: QuoteDocument): QuoteRow {
  const dataKey = newKey();
  const now = clock();
  return {
    id,
    version: FIRST_VERSION,
    status: 'DRAFT',
    state_code: document.address.state,
    data_key: wrapDataKey(vault, id, dataKey),
    sealed: sealDocument(dataKey, id, document),
    selected_rate: null,
    created_at: now,
    updated_at: now,
  };
}

async function create(deps: Deps, { id, keyHash, document }: NewQuote, also: Step): Promise<StoredQuote> {
  const row = newRow(deps, id, document);
  const key = { key_hash: keyHash, quote_id: id, created_at: row.created_at };
  const made = await inTransaction(deps.database, async (transaction) => {
    const { revision } = await transaction
      .insertInto('quotes')
      .values(row)
      .returning(REVISION.as('revision'))
      .executeTakeFirstOrThrow();
    await transaction.insertInto('quote_keys').values(key).execute();
    const empty = { vehicles: [], drivers: [], premiums: null, catalogue_version: null };
    const quote = openQuote(deps.vault, { ...row, ...empty, revision }, keyHash);
    await also(transaction, quote);
    return quote;
  });
  deps.opened.put(made);
  return made;
}

async function save(deps: Deps, quote: StoredQuote, change: QuoteChange, also?: Step) {
  const saved = await writeQuote(deps, quote, change, also);
  if (saved) deps.opened.put(saved);
  else deps.opened.drop(quote.id);
  return saved;
}

async function find({ database, vault, opened }: Deps, id: string, keyHash: string) {
  const known = opened.get(id, keyHash);
  if (known) {
    const now = database
      .selectFrom('quotes')
      .innerJoin('quote_keys', 'quote_keys.quote_id', 'quotes.id')
      .select(REVISION.as('revision'))
      .where('quotes.id', '=', id)
      .where('quote_keys.key_hash', '=', keyHash);
    if ((await now.executeTakeFirst())?.revision === known.revision) return known;
  }
  const row = await withKey(database, id, keyHash).executeTakeFirst();
  if (!row) return null;
  const quote = openQuote(vault, row, keyHash);
  opened.put(quote);
  return quote;
}

async function findOwn({ database, vault }: Deps, id: string) {
  const row = await selectQuote(database, id).executeTakeFirst();
  return row ? openQuote(vault, row, '') : null;
}

/** Reads and writes quotes; handles rows and encryption, no insurance rules. */
export function createQuoteStore(
  database: Kysely<DatabaseSchema>,
  vault: Vault,
  clock: Clock,
  opened: OpenedQuotes = createOpenedQuotes(clock),
): QuoteStore {
  const deps = { database, vault, clock, opened };
  return {
    find: (id, keyHash) => find(deps, id, keyHash),
    async findByKey(keyHash) {
      const key = database.selectFrom('quote_keys').select('quote_id').where('key_hash', '=', keyHash);
      const row = await key.executeTakeFirst();
      return row ? find(deps, row.quote_id, keyHash) : null;
    },
    findOwn: (id) => findOwn(deps, id),
    recall: (id, keyHash, version) => {
      const known = opened.get(id, keyHash);
      return known?.version === version ? known : null;
    },
    create: (quote, also) => create(deps, quote, also),
    save: (quote, change, also) => save(deps, quote, change, also),
  };
}
