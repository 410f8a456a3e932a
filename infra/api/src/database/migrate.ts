import { type Kysely, Migrator } from 'kysely';
import type { DatabaseSchema } from './databaseSchema';
import { addFinalRates } from './migrations/addFinalRates';
import { addMail } from './migrations/addMail';
import { addPurchases } from './migrations/addPurchases';
import { createTables } from './migrations/createTables';

/** In order of name; a released migration is never edited, a new one is added. Expand first, contract later. */
const MIGRATIONS = {
  '0001_create_tables': { up: createTables },
  '0002_add_mail': { up: addMail },
  '0003_add_final_rates': { up: addFinalRates },
  '0005_add_purchases': { up: addPurchases },
};

/**
 * Brings the database to the newest shape. Kysely runs it in one transaction under an advisory lock, so two nodes that
 * start at once do it once. Throws what the failing migration threw.
 */
export async function migrate(database: Kysely<DatabaseSchema>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
