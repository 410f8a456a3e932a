import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { DatabaseSchema } from './databaseSchema';
import { addCatalogueVersion } from './migrations/addCatalogueVersion';
import { addDatabaseId } from './migrations/addDatabaseId';
import { addErasures } from './migrations/addErasures';
import { addFinalRates } from './migrations/addFinalRates';
import { addMail } from './migrations/addMail';
import { addMasterKey } from './migrations/addMasterKey';
import { addOperators } from './migrations/addOperators';
import { addPartners } from './migrations/addPartners';
import { addPurchases } from './migrations/addPurchases';
import { addUpkeep } from './migrations/addUpkeep';
import { addWaitingList } from './migrations/addWaitingList';
import { addWaitingListAge } from './migrations/addWaitingListAge';
import { createTables } from './migrations/createTables';

/** In order of name; a released migration is never edited, a new one is added. Expand first, contract later. */
type Migrations = Record<string, Migration>;

/** Migrations that every release knows. */
const FIRST: Migrations = {
  '0001_create_tables': { up: createTables },
  '0002_add_mail': { up: addMail },
  '0003_add_final_rates': { up: addFinalRates },
  '0005_add_purchases': { up: addPurchases },
};

/** Recorded in a separate table, because releases before 0006 refuse a database with unknown migrations. */
const LATER: Migrations = {
  '0006_add_master_key': { up: addMasterKey },
  '0007_add_upkeep': { up: addUpkeep },
  '0008_add_catalogue_version': { up: addCatalogueVersion },
  '0009_add_waiting_list': { up: addWaitingList },
  '0010_add_waiting_list_age': { up: addWaitingListAge },
  '0011_add_partners': { up: addPartners },
  '0012_add_operators': { up: addOperators },
  '0013_add_database_id': { up: addDatabaseId },
  '0014_add_erasures': { up: addErasures },
};
const LATER_TABLE = 'kysely_migration_expanding';

type Database = Kysely<DatabaseSchema>;

/** No-ops for a newer release's migrations, which only expand the schema. */
async function newerThan(migrations: Migrations, database: Database, table: string): Promise<Migrations> {
  const there = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(database);
  if (!there.rows[0]?.is) return {};
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(database);
  const newest = Object.keys(migrations).toSorted().at(-1) ?? '';
  const newer = rows.filter(({ name }) => name > newest);
  return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => {} }]));
}

async function run(database: Database, migrationTableName: string, migrations: Migrations): Promise<void> {
  const newer = await newerThan(migrations, database, migrationTableName);
  const getMigrations = async () => ({ ...migrations, ...newer });
  const migrator = new Migrator({ db: database, provider: { getMigrations }, migrationTableName });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Migrates the database to the newest schema. Kysely runs this in a transaction under an advisory lock, so two nodes
 * that start at once run it once. A database expanded by a newer release is left unchanged. Throws the error of a
 * failing migration.
 */
export async function migrate(database: Database): Promise<void> {
  await run(database, DEFAULT_MIGRATION_TABLE, FIRST);
  await run(database, LATER_TABLE, LATER);
}
