import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import type { DatabaseSchema } from './databaseSchema';
import { migrate } from './migrate';
import { addFinalRates } from './migrations/addFinalRates';
import { addMail } from './migrations/addMail';
import { addPurchases } from './migrations/addPurchases';
import { createTables } from './migrations/createTables';

const BEFORE_0006 = {
  '0001_create_tables': { up: createTables },
  '0002_add_mail': { up: addMail },
  '0003_add_final_rates': { up: addFinalRates },
  '0005_add_purchases': { up: addPurchases },
};

/** Startup of releases before 0006: they refuse a database with unknown migrations. */
async function startBefore0006(database: Kysely<DatabaseSchema>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(BEFORE_0006) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
}

const under = databaseUnderTest();
const database = () => under.database().kysely;
const NEWER = '9999_of_a_newer_release';

test('the previous release starts on a database that this one has expanded', async () => {
  await expect(startBefore0006(database())).resolves.toBeUndefined();
});

test('this release starts on a database that a newer one has expanded, and leaves it unchanged', async () => {
  await sql`insert into kysely_migration_expanding values (${NEWER}, '2027-01-01')`.execute(database());
  await sql`alter table quotes add column newer text`.execute(database());
  try {
    await migrate(database());
    await migrate(database());
    const names = await sql<{ name: string }>`select name from kysely_migration_expanding`.execute(
      database(),
    );
    expect(names.rows.map(({ name }) => name)).toContain(NEWER);
  } finally {
    await sql`delete from kysely_migration_expanding where name = ${NEWER}`.execute(database());
    await sql`alter table quotes drop column newer`.execute(database());
  }
});
