import type { Kysely } from 'kysely';
import { createVault, type Vault, placeOf } from '../crypto/vault';
import type { DatabaseSchema } from './databaseSchema';

/** The key cannot decrypt the database's content. */
export class WrongMasterKeyError extends Error {
  constructor() {
    super(
      'this is not the master key that the database was made with; set MASTER_KEY, or the file master.key, to that key',
    );
    this.name = 'WrongMasterKeyError';
  }
}

/** Decrypts one stored value to test the key, if there is any. */
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
 * Refuses a key that is not the database's own, because every stored quote would return 500. A database from a
 * release without fingerprints is checked by decrypting stored values.
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
  // If two nodes start at once with two keys, one is refused.
  const kept = await database.selectFrom('master_key').select('fingerprint').executeTakeFirstOrThrow();
  if (kept.fingerprint !== fingerprint) throw new WrongMasterKeyError();
}
