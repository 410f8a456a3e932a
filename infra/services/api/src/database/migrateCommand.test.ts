import { sql } from 'kysely';
import { startPostgres, type PostgresServer } from '@infra/postgres/testing';
import { startFailure } from '@infra/server';
import { migrateCommand } from './migrateCommand';
import { openPostgres } from './openPostgres';

const NODE = 'quotes_node';
let server: PostgresServer;
const asNode = () => server.url.replace('api@', `${NODE}@`);

beforeAll(async () => {
  server = await startPostgres();
  await server.query(`create role ${NODE} login`);
});
afterAll(() => server.stop());

test('a node may not change tables, so it says that they must be migrated first', async () => {
  expect(await openPostgres(asNode()).then(String, startFailure)).toContain('run api migrate');
});

test('api migrate lets the nodes run as a user who reads and writes rows, with its own timeouts', async () => {
  const variables = { DATABASE_URL: server.url, DATABASE_ROLE: NODE };
  // Again for the next release.
  for (let at = 0; at < 2; at += 1) expect(await migrateCommand(variables)).toContain(`${NODE} may read`);
  const { kysely, close } = await openPostgres(asNode());
  const shown = await sql<{ lock: string; statement: string }>`select current_setting('lock_timeout') as lock,
    current_setting('statement_timeout') as statement`.execute(kysely);
  expect(shown.rows).toEqual([{ lock: '5s', statement: '10s' }]);
  await kysely.deleteFrom('quotes').where('id', '=', 'none').execute();
  await sql`select nextval('policy_numbers')`.execute(kysely);
  for (const forbidden of [sql`drop table quotes`, sql`create table more (id text)`])
    await expect(forbidden.execute(kysely)).rejects.toMatchObject({ code: '42501' });
  await close();
});

test('a user without timeouts of its own gets them from the node', async () => {
  const { kysely, close } = await openPostgres(server.url);
  const shown = await sql<{
    limit: string;
  }>`select current_setting('statement_timeout') as limit`.execute(kysely);
  expect(shown.rows).toEqual([{ limit: '10s' }]);
  await close();
});

test('it says which setting it needs', async () => {
  await expect(migrateCommand({})).rejects.toThrow('DATABASE_URL must be set for api migrate');
});
