import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../clock';
import { type Vault, openText, placeOf, sealJson } from '../crypto/vault';
import type { DatabaseSchema } from '../database/databaseSchema';
import { unwrapDataKey } from '../quotes/sealedColumns';
import type { StoredQuote } from '../quotes/storedQuote';
import type { Letter } from './letter';

/** Lease after which other nodes may send the letter of a node that died. */
const LEASE = 60_000;
const BATCH = 5;
/** A letter that has been undeliverable for this long is outdated. */
const GIVEN_UP_AFTER = 3 * 86_400_000;
const KEPT_FOR = 3 * 86_400_000;

/** A letter that this node may send until its lease ends. */
export interface ClaimedLetter {
  id: string;
  attempts: number;
  letter: Letter;
}

type Outcome = 'delivered' | 'undeliverable';

export interface OutboxStore {
  /** Stores a letter in the transaction that causes it; without a quote, encrypted with the master key. */
  add(
    transaction: Transaction<DatabaseSchema>,
    quote: Pick<StoredQuote, 'id' | 'dataKey'> | null,
    letter: Letter,
  ): Promise<void>;
  /** Claims some due letters; no other node gets them meanwhile. */
  claim(): Promise<ClaimedLetter[]>;
  /** Marks the letter as done and deletes its text. */
  settle(claimed: ClaimedLetter, outcome: Outcome): Promise<void>;
  /** Retries in so many milliseconds; abandons a letter that is three days old. */
  postpone(claimed: ClaimedLetter, delay: number): Promise<void>;
  removeOld(): Promise<void>;
}

type Database = Kysely<DatabaseSchema>;

const placeFor = (id: string) => placeOf('outbox', 'sealed', id);

/** Claimed by update: `skip locked` keeps nodes from waiting for each other, and the moved time reserves the letter. */
const claimRows = (database: Database, now: number) =>
  database
    .updateTable('outbox')
    .set((row) => ({ attempts: row('outbox.attempts', '+', 1), next_at: now + LEASE }))
    .where('outbox.id', 'in', (due) =>
      due
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', sql.lit('waiting'))
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning((row) => [
      'outbox.id',
      'outbox.quote_id',
      'outbox.sealed',
      'outbox.attempts',
      row
        .selectFrom('quotes')
        .select('data_key')
        .whereRef('quotes.id', '=', 'outbox.quote_id')
        .as('data_key'),
    ])
    .execute();

async function claim(database: Database, vault: Vault, now: number): Promise<ClaimedLetter[]> {
  const rows = await claimRows(database, now);
  return rows.flatMap(({ id, quote_id, sealed, attempts, data_key }) => {
    if (sealed === null) return [];
    const text =
      quote_id === null || data_key === null
        ? vault.unwrap(sealed, placeFor(id)).toString('utf8')
        : openText(unwrapDataKey(vault, quote_id, data_key), sealed, placeFor(id));
    const letter: Letter = JSON.parse(text);
    return [{ id, attempts, letter }];
  });
}

export function createOutboxStore(database: Database, vault: Vault, clock: Clock): OutboxStore {
  const settle = async ({ id }: ClaimedLetter, state: Outcome) => {
    await database.updateTable('outbox').set({ state, sealed: null }).where('id', '=', id).execute();
  };
  return {
    async add(transaction, quote, letter) {
      const id = randomUUID();
      const now = clock();
      const sealed = quote
        ? sealJson(quote.dataKey, letter, placeFor(id))
        : vault.wrap(Buffer.from(JSON.stringify(letter)), placeFor(id));
      const row = { id, quote_id: quote?.id ?? null, sealed, next_at: now, created_at: now };
      await transaction.insertInto('outbox').values(row).execute();
    },
    claim: () => claim(database, vault, clock()),
    settle,
    async postpone(claimed, delay) {
      const now = clock();
      const postponed = await database
        .updateTable('outbox')
        .set({ next_at: now + delay })
        .where('id', '=', claimed.id)
        .where('created_at', '>', now - GIVEN_UP_AFTER)
        // After our lease, a claim belongs to another node.
        .where('attempts', '=', claimed.attempts)
        .returning('id')
        .execute();
      if (postponed.length === 0) await giveUp(database, claimed, now);
    },
    async removeOld() {
      const settled = database.deleteFrom('outbox').where('state', '<>', sql.lit('waiting'));
      await settled.where('created_at', '<', clock() - KEPT_FOR).execute();
    },
  };
}

async function giveUp(database: Database, { id, attempts }: ClaimedLetter, now: number): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ state: 'undeliverable', sealed: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('created_at', '<=', now - GIVEN_UP_AFTER)
    .execute();
}
