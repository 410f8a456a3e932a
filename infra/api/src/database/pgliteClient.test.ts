import { Kysely, sql } from 'kysely';
import type { DatabaseSchema } from './databaseSchema';
import { isDatabaseOutage } from './databaseOutage';
import { type PgliteClient, type PgliteOptions, startPglite } from './pgliteClient';
import { PgliteDialect } from './pgliteDialect';

let client: PgliteClient;
afterEach(() => client.close());

async function open(options: PgliteOptions) {
  client = await startPglite(null, options);
  return new Kysely<DatabaseSchema>({ dialect: new PgliteDialect(client) });
}
const one = (database: Kysely<DatabaseSchema>) => sql<{ one: number }>`select 1 as one`.execute(database);

test('a statement that never ends is abandoned, and the next caller gets a working engine', async () => {
  const database = await open({ limit: 2000 });
  const spin = sql`do $$ begin loop end loop; end $$`.execute(database);
  const waiting = one(database);
  await expect(spin).rejects.toMatchObject({ code: '08006' });
  expect((await waiting).rows).toEqual([{ one: 1 }]);
});

test('a transaction fails as a whole if the engine dies during it', async () => {
  const database = await open({ limit: 2000 });
  const failed = database.transaction().execute(async (transaction) => {
    await sql`create table half (id integer)`.execute(transaction);
    await sql`do $$ begin loop end loop; end $$`.execute(transaction);
  });
  const error: unknown = await failed.catch((thrown: unknown) => thrown);
  expect(isDatabaseOutage(error)).toBe(true);
  const { rows } = await sql<{ is: unknown }>`select to_regclass('half') as is`.execute(database);
  expect(rows).toEqual([{ is: null }]);
});

test('with a full disk reads succeed and writes fail with their code; both work once there is room', async () => {
  let room = true;
  const database = await open({ hasRoom: async () => room });
  const write = (id: number) => sql`insert into numbers values (${id})`.execute(database);
  const count = () => sql<{ all: number }>`select count(*)::integer as all from numbers`.execute(database);
  await sql`create table numbers (id integer)`.execute(database);
  room = false;
  await expect(write(1)).rejects.toMatchObject({ code: '53100' });
  const transaction = database.transaction().execute((inner) => sql`delete from numbers`.execute(inner));
  await expect(transaction).rejects.toMatchObject({ code: '53100' });
  expect((await count()).rows).toEqual([{ all: 0 }]);
  room = true;
  await write(2);
  expect((await count()).rows).toEqual([{ all: 1 }]);
});
