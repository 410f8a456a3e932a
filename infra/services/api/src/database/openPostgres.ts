import { Kysely, PostgresDialect, sql } from 'kysely';
import type { PoolConfig } from 'pg';
import type { DatabaseSchema } from './databaseSchema';
import { databaseHosts } from './databaseUrl';
import { openHosts } from './hostPool';
import { migrate } from './migrate';
import { missingTimeouts } from './nodeRole';
import { preparedPool } from './preparedPool';

/** `kysely` is ready and migrated; `close` ends it and frees the folder. */
export interface OpenDatabase {
  kysely: Kysely<DatabaseSchema>;
  close(): Promise<void>;
  /** What its keeper should know, as a sentence for the log. */
  warning?: string;
}

/** ms; a frozen or slow server must not block a shopper's calls for longer. */
const LIMITS = {
  connectionTimeoutMillis: 5000,
  // A frozen server cannot end a statement, but this side can.
  query_timeout: 12_000,
  keepAlive: true,
};

/** ms for the first connection: nobody waits for it yet, and a server that is only just up may be slow. */
const FIRST_CONNECTION = 30_000;

const openPool = (url: string, config: PoolConfig): Kysely<DatabaseSchema> =>
  new Kysely({ dialect: new PostgresDialect({ pool: preparedPool(openHosts(databaseHosts(url), config)) }) });

/** Without a synchronous standby, an answer that says 'saved' is on one machine only (ADR 0053). */
async function isOnOneMachine(kysely: Kysely<DatabaseSchema>): Promise<boolean> {
  const names = sql<{
    names: string | null;
  }>`select current_setting('synchronous_standby_names', true) as names`;
  const { rows } = await names.execute(kysely);
  return !rows[0]?.names;
}

const ALONE =
  'no synchronous standby (synchronous_standby_names is empty): unless the storage itself is replicated, writes that were acknowledged are lost with this server, or when an asynchronous standby is promoted';

/** A migrated database, on connections without timeouts, because a migration may be slow or wait for another node's. */
export async function openMigrator(url: string): Promise<Kysely<DatabaseSchema>> {
  const kysely = openPool(url, { max: 2, connectionTimeoutMillis: FIRST_CONNECTION });
  try {
    await migrate(kysely);
    return kysely;
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
}

/** The timeouts that a node must send itself, and what its keeper should know. */
async function prepare(url: string) {
  const kysely = await openMigrator(url);
  try {
    const warning = (await isOnOneMachine(kysely)) ? { warning: ALONE } : {};
    return { timeouts: await missingTimeouts(kysely), warning };
  } finally {
    await kysely.destroy();
  }
}

/**
 * PostgreSQL, or an engine that speaks its protocol, at `url`; migrated.
 * @throws Error for a malformed address, and NoConnection if no host may be written to
 */
export async function openPostgres(url: string, connections = 10): Promise<OpenDatabase> {
  const { timeouts, warning } = await prepare(url);
  const kysely = openPool(url, { max: connections, ...LIMITS, ...timeouts });
  return { kysely, close: () => kysely.destroy(), ...warning };
}
