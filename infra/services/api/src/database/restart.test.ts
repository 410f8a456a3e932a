import { sql } from 'kysely';
import { startPostgres } from '@infra/postgres/testing';
import { openPostgres } from './openDatabase';

test('if PostgreSQL crashes, pending calls fail and the node continues with the next', async () => {
  const server = await startPostgres();
  const database = await openPostgres(server.url);
  const { kysely } = database;
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(kysely);
  const broken = kysely.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    await server.restart();
    await sql`select 1`.execute(transaction);
  });
  await expect(broken).rejects.toThrow();
  // The broken connection's close event must fire before a new connection; unhandled, it would end the
  // process.
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  await database.close();
  await server.stop();
});
