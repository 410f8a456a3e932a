import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from './databaseSchema';
import { inTransaction } from './inTransaction';

/** ms; a slow server must not block a shopper's calls for longer. */
const TIMEOUTS = {
  lock_timeout: 5000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

/**
 * Lets a user read and write rows, and nothing else, and gives it the timeouts of a node: a pooler such as PgBouncer
 * refuses them at connection start, and loses them later. Running it again changes nothing.
 */
export async function prepareNodeRole(database: Kysely<DatabaseSchema>, role: string): Promise<void> {
  const place = sql<{
    schema: string;
    name: string;
  }>`select current_schema() as schema, current_database() as name`;
  const { schema = 'public', name = '' } = (await place.execute(database)).rows[0] ?? {};
  const [user, inSchema] = [sql.id(role), sql.id(schema)];
  await inTransaction(database, async (transaction) => {
    for (const statement of [
      sql`grant usage on schema ${inSchema} to ${user}`,
      sql`grant select, insert, update, delete on all tables in schema ${inSchema} to ${user}`,
      sql`grant usage, select on all sequences in schema ${inSchema} to ${user}`,
      // A later migration makes tables while nodes of the last release run.
      sql`alter default privileges in schema ${inSchema} grant select, insert, update, delete on tables to ${user}`,
      sql`alter default privileges in schema ${inSchema} grant usage, select on sequences to ${user}`,
      ...Object.entries(TIMEOUTS).map(
        ([setting, ms]) =>
          sql`alter role ${user} in database ${sql.id(name)} set ${sql.id(setting)} = ${sql.lit(ms)}`,
      ),
    ])
      await statement.execute(transaction);
  });
}

/** The timeouts that the user of these connections lacks, and a node must send itself. */
export async function missingTimeouts(database: Kysely<DatabaseSchema>): Promise<Record<string, number>> {
  const names = Object.keys(TIMEOUTS);
  const shown = sql<{
    name: string;
  }>`select name from pg_settings where setting = '0' and name in (${sql.join(names)})`;
  const missing = new Set((await shown.execute(database)).rows.map(({ name }) => name));
  return Object.fromEntries(Object.entries(TIMEOUTS).filter(([name]) => missing.has(name)));
}
