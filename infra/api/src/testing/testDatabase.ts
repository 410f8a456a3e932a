import { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/databaseSchema';
import { migrate } from '../database/migrate';
import type { OpenDatabase } from '../database/openDatabase';
import type { PgliteClient } from '../database/pgliteClient';
import { PgliteDialect } from '../database/pgliteDialect';

declare global {
  /** Provided by `pgliteEnvironment.ts`: the shared engine with empty tables, until the next call or the file's end. */
  var borrowPglite: () => Promise<Pick<PgliteClient, 'query' | 'revive'>>;
}

/** The embedded database in memory, migrated and empty. A file has one at a time. */
export async function testDatabase(): Promise<OpenDatabase> {
  const { query, revive } = await globalThis.borrowPglite();
  const kysely = new Kysely<DatabaseSchema>({
    dialect: new PgliteDialect({ query, revive, close: async () => undefined }),
  });
  await migrate(kysely);
  return { kysely, close: () => kysely.destroy() };
}
