import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { RESUME_LINK_DAYS } from '@shared/domain';
import type { Clock } from '../clock';
import type { DatabaseSchema } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';

/** The expiration of a link made now. */
export const linkEnd = (now: number): number => now + RESUME_LINK_DAYS * 86_400_000;

/** The expiration of a code that a partner's page hands over now: it is used at once or not at all. */
export const handOffEnd = (now: number): number => now + 60_000;

/** 256 random bits: unguessable, so its hash needs no salt. */
export const newResumeCode = (): string => randomBytes(32).toString('base64url');

const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

type Database = Kysely<DatabaseSchema>;

/** The new key already opens another quote. */
export class KeyInUse extends Error {}

export interface ResumeCodes {
  /** Stores a code that opens the quote until then; within a transaction, if given. */
  issue(quoteId: string, code: string, expiresAt: number, within?: Database): Promise<void>;
  /**
   * Exchanges a code for a key: the key then opens the quote, and the code is used up for any other. Returns the
   * quote's id, also when the same key repeats the call; null for a used, expired or unknown code. @throws KeyInUse
   */
  exchange(code: string, keyHash: string): Promise<string | null>;
  removeOld(): Promise<void>;
}

async function exchange(database: Database, codeHash: string, keyHash: string, now: number) {
  return inTransaction(database, async (transaction) => {
    const spent = await transaction
      .updateTable('resume_codes')
      .set({ used_by: keyHash })
      .where('code_hash', '=', codeHash)
      .where('expires_at', '>', now)
      .where((code) => code.or([code('used_by', 'is', null), code('used_by', '=', keyHash)]))
      .returning('quote_id')
      .executeTakeFirst();
    if (!spent) return null;
    const key = { key_hash: keyHash, quote_id: spent.quote_id, created_at: now };
    await transaction
      .insertInto('quote_keys')
      .values(key)
      .onConflict((known) => known.doNothing())
      .execute();
    const opens = await transaction
      .selectFrom('quote_keys')
      .select('quote_id')
      .where('key_hash', '=', keyHash)
      .executeTakeFirst();
    // Thrown, so that the code is not used up.
    if (opens?.quote_id !== spent.quote_id) throw new KeyInUse();
    return spent.quote_id;
  });
}

export const createResumeCodes = (database: Database, clock: Clock): ResumeCodes => ({
  async issue(quoteId, code, expiresAt, within = database) {
    const row = { code_hash: hashCode(code), quote_id: quoteId, expires_at: expiresAt };
    await within.insertInto('resume_codes').values(row).execute();
  },
  exchange: (code, keyHash) => exchange(database, hashCode(code), keyHash, clock()),
  async removeOld() {
    await database.deleteFrom('resume_codes').where('expires_at', '<', clock()).execute();
  },
});
