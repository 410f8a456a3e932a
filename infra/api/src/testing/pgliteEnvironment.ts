import { TestEnvironment } from 'jest-environment-node';
import { type PgliteClient, startPglite } from '../database/pgliteClient';

/** Jest keeps this module between files, so one engine serves all files of a worker, because starting one takes seconds. */
let engine: Promise<PgliteClient> | null = null;

async function start(): Promise<PgliteClient> {
  const client = await startPglite(null);
  client.unref();
  return client;
}

/** All but what only a migration fills. */
const TABLES = `select string_agg(format('%I', tablename), ', ') as names from pg_tables
  where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'database_id'`;

/** Resets the engine for a new file: no open transaction, empty tables. */
async function emptied(): Promise<PgliteClient> {
  const client = await (engine ??= start());
  await client.query('rollback', []);
  const { rows } = await client.query(TABLES, []);
  const names = rows[0]?.['names'];
  if (typeof names === 'string') await client.query(`truncate ${names} restart identity`, []);
  return client;
}

/** Node, with one embedded database that a worker's files borrow in turn (`testDatabase`). */
export default class PgliteEnvironment extends TestEnvironment {
  #loan = Symbol('none');

  override async setup(): Promise<void> {
    await super.setup();
    this.global['borrowPglite'] = () => this.#lend();
  }

  override async teardown(): Promise<void> {
    this.#loan = Symbol('given back');
    await super.teardown();
  }

  async #lend(): Promise<Pick<PgliteClient, 'query' | 'revive'>> {
    const loan = Symbol('loan');
    this.#loan = loan;
    const client = await emptied();
    return {
      query: async (sql, parameters) => {
        // Anything a file forgot to stop must not write into the next one's tables.
        if (this.#loan !== loan) throw new Error('the database was given back');
        return client.query(sql, parameters);
      },
      revive: () => client.revive(),
    };
  }
}
