import type { Kysely } from 'kysely';
import { createVault, type Vault } from '../crypto/vault';
import { placeOf } from '../crypto/aeadBox';
import type { DatabaseSchema } from './databaseSchema';

/** The key cannot open what the database keeps. */
export class WrongMasterKeyError extends Error {
  constructor() {
    super(
      'this is not the master key that the database was made with; set MASTER_KEY, or the file master.key, to that key',
    );
    this.name = 'WrongMasterKeyError';
  }
}

/** Opens something that the database keeps under its key, if there is anything. */
async function tryKey(database: Kysely<DatabaseSchema>, vault: Vault): Promise<void> {
  const quotes = database.selectFrom('quotes').select(['id', 'data_key as box']);
  const quote = await quotes.limit(1).executeTakeFirst();
  const keys = database.selectFrom('enc_keys').select(['kid as id', 'private_wrapped as box']);
  const key = await keys.limit(1).executeTakeFirst();
  try {
    if (quote) vault.unwrap(quote.box, placeOf('quotes', 'data_key', quote.id));
    if (key) vault.unwrap(key.box, placeOf('enc_keys', 'private_wrapped', key.id));
  } catch {
    throw new WrongMasterKeyError();
  }
}

/**
 * Refuses a key that is not the database's own: with another one every stored quote would answer 500. A database of a
 * release that kept no fingerprint is tried by what it keeps under the key.
 * @throws WrongMasterKeyError
 */
export async function demandMasterKey(database: Kysely<DatabaseSchema>, masterKey: Buffer): Promise<void> {
  const vault = createVault(masterKey);
  const fingerprint = vault.digest('master-key', 'fingerprint');
  const known = await database.selectFrom('master_key').select('fingerprint').executeTakeFirst();
  if (known) {
    if (known.fingerprint !== fingerprint) throw new WrongMasterKeyError();
    return;
  }
  await tryKey(database, vault);
  await database
    .insertInto('master_key')
    .values({ id: 1, fingerprint })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  // Of two nodes that start at once with two keys, one is refused.
  const kept = await database.selectFrom('master_key').select('fingerprint').executeTakeFirstOrThrow();
  if (kept.fingerprint !== fingerprint) throw new WrongMasterKeyError();
}
