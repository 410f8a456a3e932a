import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresQueryResult } from 'kysely';
import { Client, Pool } from 'pg';
import type { DatabaseSchema } from '../database/databaseSchema';
import type { OpenDatabase } from '../database/openDatabase';
import { preparedPool } from '../database/preparedPool';

/** The migrated, empty database on the run's server (`testServer.ts`). */
export const TEMPLATE = 'postgres';

function address(name: string): string {
  const sockets = process.env['TEST_POSTGRES_SOCKETS'];
  if (sockets === undefined) throw new Error('only the tests of the project "api" have a database');
  return `postgres://api@localhost/${name}?host=${encodeURIComponent(sockets)}`;
}

type Answer = PostgresQueryResult<Record<string, unknown>>;

/** Wraps every statement that the API sends; `send` runs it. */
export type Around = (
  sql: string,
  parameters: readonly unknown[],
  send: () => Promise<Answer>,
) => Promise<Answer>;

const wrapped = (pool: PostgresPool, around: Around): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    const narrowed: unknown = {
      query: (sql: string, parameters: readonly unknown[]) =>
        around(sql, parameters, () => client.query<Record<string, unknown>>(sql, parameters)),
      release: () => client.release(),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely uses cursors only for streams
    return narrowed as Awaited<ReturnType<PostgresPool['connect']>>;
  },
  end: () => pool.end(),
  options: pool.options,
});

/** Connections to a database of the run, as the API opens them, but to a server that does not flush. */
export function openTestDatabase(name: string, around?: Around): Kysely<DatabaseSchema> {
  const connections = new Pool({ connectionString: address(name) });
  connections.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  const pool = preparedPool(connections);
  return new Kysely({ dialect: new PostgresDialect({ pool: around ? wrapped(pool, around) : pool }) });
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: address('template1') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** `again` opens it for a second node. */
export interface TestDatabase extends OpenDatabase {
  again(): OpenDatabase;
}

/**
 * A migrated, empty database of its own; `around` may fail or record its statements. Closing removes it, so nothing
 * that a test forgot to stop can write into another test's tables.
 */
export async function testDatabase(around?: Around): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copied as files; page by page through the log, which is the default, it takes four times the processor time.
  await administer(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const kysely = openTestDatabase(name, around);
  const again = () => {
    const other = openTestDatabase(name);
    return { kysely: other, close: () => other.destroy() };
  };
  const close = async () => {
    await kysely.destroy();
    await administer(`drop database if exists ${name} with (force)`);
  };
  return { kysely, again, close };
}
