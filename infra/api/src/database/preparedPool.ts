import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isDatabaseOutage } from './databaseOutage';

/** More statements than the API has; later ones are not prepared, so that no caller can fill the server. */
const MOST_TEXTS = 300;
const PREPARABLE = /^(?:select|insert|update|delete|with) /;

/** A name for each statement, the same on every connection. */
function createNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MOST_TEXTS || !PREPARABLE.test(sql)) return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}

function prepared(client: PoolClient, nameOf: (sql: string) => string | undefined): PostgresPoolClient {
  let lost: Error | null = null;
  const query = async (text: string, values: readonly unknown[]) => {
    // Anything sent later, even a rollback, would wait as long again.
    if (lost) throw lost;
    const name = nameOf(text);
    try {
      return await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
    } catch (error) {
      // The statement's outcome is unknown, and a transaction may still be open there.
      if (error instanceof Error && isDatabaseOutage(error)) lost = error;
      throw error;
    }
  };
  const narrowed: unknown = { query, release: () => client.release(lost !== null) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely uses cursors only for streams
  return narrowed as PostgresPoolClient;
}

/**
 * A pool that prepares statements once per connection, because planning the SELECT of a quote costs the server more
 * than running it. Statements name their columns, so that a migration that adds one breaks no plan.
 */
export function preparedPool(pool: Pool): PostgresPool {
  const nameOf = createNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? prepared(client, nameOf);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
