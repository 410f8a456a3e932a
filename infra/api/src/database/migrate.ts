import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { DatabaseSchema } from './databaseSchema';
import { addFinalRates } from './migrations/addFinalRates';
import { addMasterKey } from './migrations/addMasterKey';
import { addMail } from './migrations/addMail';
import { addPurchases } from './migrations/addPurchases';
import { createTables } from './migrations/createTables';

/** In order of name; a released migration is never edited, a new one is added. Expand first, contract later. */
const MIGRATIONS: Record<string, Migration> = {
  '0001_create_tables': { up: createTables },
  '0002_add_mail': { up: addMail },
  '0003_add_final_rates': { up: addFinalRates },
  '0005_add_purchases': { up: addPurchases },
  '0006_add_master_key': { up: addMasterKey },
};

/** Migrations of a newer release, which expand the schema and leave what this release reads: nothing to do for them. */
async function newerThanOurs(database: Kysely<DatabaseSchema>): Promise<typeof MIGRATIONS> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    database,
  );
  const newest = Object.keys(MIGRATIONS).toSorted().at(-1) ?? '';
  const newer = rows.filter(({ name }) => name > newest);
  return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => {} }]));
}

/**
 * Brings the database to the newest shape. Kysely runs it in one transaction under an advisory lock, so two nodes that
 * start at once do it once. A database that a newer release has expanded is left as it is. Throws what the failing
 * migration threw.
 */
export async function migrate(database: Kysely<DatabaseSchema>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: {
      getMigrations: async () => ({ ...MIGRATIONS, ...(await newerThanOurs(database)) }),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
