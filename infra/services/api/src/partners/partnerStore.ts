import { type Kysely, sql } from 'kysely';
import type { PartnerCount } from '@shared/domain';
import type { Clock } from '../clock';
import type { DatabaseSchema } from '../database/databaseSchema';
import {
  COLUMNS,
  columnsOf,
  newKey,
  type Partner,
  partnerOf,
  type PartnerSettings,
  rowOf,
} from './partnerRow';
import { hashSecret, isSecret, newSecret } from './secret';

type Database = Kysely<DatabaseSchema>;

export interface PartnerStore {
  list(): Promise<Partner[]>;
  find(key: string): Promise<Partner | null>;
  /** Whether a partner that is not stopped mounts the quote inline on pages of this origin. */
  isInline(origin: string): Promise<boolean>;
  /** The releases that partners hold. */
  held(): Promise<string[]>;
  add(settings: PartnerSettings): Promise<Partner>;
  /** Null: there is no such partner. */
  change(key: string, settings: Partial<PartnerSettings>): Promise<Partner | null>;
  remove(key: string): Promise<boolean>;
  /** A new secret, which replaces the one before; null: there is no such partner. */
  renewSecret(key: string): Promise<string | null>;
  isSecretOf(key: string, secret: string): Promise<boolean>;
  /** Newest day first. */
  counts(key: string): Promise<PartnerCount[]>;
  /** Adds a partner under a fixed key while there is none at all; later, adds origins that it lacks. */
  seed(key: string, settings: PartnerSettings): Promise<void>;
}

/** Secrets and counts. */
function openedBySecret(database: Database): Pick<PartnerStore, 'renewSecret' | 'isSecretOf' | 'counts'> {
  return {
    async renewSecret(key) {
      const secret = newSecret();
      const row = await database
        .updateTable('partners')
        .set({ secret_hash: hashSecret(secret) })
        .where('key', '=', key)
        .returning('key')
        .executeTakeFirst();
      return row ? secret : null;
    },
    async isSecretOf(key, secret) {
      const row = await database
        .selectFrom('partners')
        .select('secret_hash')
        .where('key', '=', key)
        .executeTakeFirst();
      return isSecret(row?.secret_hash ?? null, secret);
    },
    counts: (key) =>
      database
        .selectFrom('partner_counts')
        .select(['day', 'started', 'priced', 'bought'])
        .where('partner_key', '=', key)
        .orderBy('day', 'desc')
        .execute(),
  };
}

const rows = (database: Database) => database.selectFrom('partners').select(COLUMNS);

/** Looking partners up. */
const readers = (database: Database): Pick<PartnerStore, 'list' | 'find' | 'isInline' | 'held'> => ({
  list: async () => (await rows(database).orderBy('created_at').execute()).map(partnerOf),
  async find(key) {
    const row = await rows(database).where('key', '=', key).executeTakeFirst();
    return row ? partnerOf(row) : null;
  },
  async isInline(origin) {
    const row = await database
      .selectFrom('partners')
      .select('key')
      .where('stopped', '=', sql.lit(false))
      .where(sql<boolean>`modes::jsonb @> '["inline"]'::jsonb`)
      .where(sql<boolean>`origins::jsonb @> ${JSON.stringify([origin])}::jsonb`)
      .executeTakeFirst();
    return row !== undefined;
  },
  async held() {
    const found = await database
      .selectFrom('partners')
      .select('hold')
      .distinct()
      .where('hold', 'is not', null)
      .execute();
    return found.flatMap(({ hold }) => hold ?? []);
  },
});

/** Partners that embed the quote; nothing here depends on a shopper. */
export const createPartnerStore = (database: Database, clock: Clock): PartnerStore => ({
  ...readers(database),
  ...openedBySecret(database),
  async add(settings) {
    const row = rowOf(newKey(), settings, clock());
    const adding = database.insertInto('partners').values(row).returning(COLUMNS);
    return partnerOf(await adding.executeTakeFirstOrThrow());
  },
  async change(key, settings) {
    const set = { key, ...columnsOf(settings) };
    const changing = database.updateTable('partners').set(set).where('key', '=', key).returning(COLUMNS);
    const row = await changing.executeTakeFirst();
    return row ? partnerOf(row) : null;
  },
  async remove(key) {
    const removed = await database.deleteFrom('partners').where('key', '=', key).executeTakeFirst();
    return removed.numDeletedRows > 0n;
  },
  async seed(key, settings) {
    const known = await readers(database).find(key);
    if (known) {
      // The example page's port follows the site's.
      const origins = [...new Set([...known.origins, ...settings.origins])];
      await database.updateTable('partners').set(columnsOf({ origins })).where('key', '=', key).execute();
      return;
    }
    if (await rows(database).limit(1).executeTakeFirst()) return;
    const adding = database.insertInto('partners').values(rowOf(key, settings, clock()));
    await adding.onConflict((taken) => taken.doNothing()).execute();
  },
});
