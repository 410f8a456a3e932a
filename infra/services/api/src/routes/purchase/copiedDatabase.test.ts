import { sql } from 'kysely';
import { type OpenDatabase, openPostgres } from '../../database/openDatabase';
import { reconcile } from '../../purchase/reconcile';
import { createBuyer } from '../../testing/buyer';
import { createFakeProviders } from '../../testing/fakeProviders';
import { type PostgresServer, startPostgres } from '@infra/postgres/testing';
import { testApp } from '../../testing/testApp';

const HOUR = 3_600_000;

/** A restored copy with the production key has the same database id, and is another database all the same. */
describe('a copied database', () => {
  let server: PostgresServer;
  const open: OpenDatabase[] = [];
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    for (const database of open) await database.close();
    await server.stop();
  });
  const openAt = async (name: string) => {
    const database = await openPostgres(server.url.replace('/postgres?', `/${name}?`), 4);
    open.push(database);
    return database;
  };

  test('neither it nor its original releases the other one’s money; each releases its own', async () => {
    await (await openPostgres(server.url.replace('/postgres?', '/postgres?'), 1)).close();
    const admin = await openAt('template1');
    await sql`create database original template postgres`.execute(admin.kysely);
    await sql`create database copied template original`.execute(admin.kysely);
    const clock = { now: Date.parse('2026-11-21T18:00:00Z') };
    const providers = createFakeProviders(() => clock.now);
    const nodes = [];
    for (const name of ['original', 'copied'])
      nodes.push(await testApp(await openAt(name), { clock: () => clock.now, purchase: providers }));
    expect(new Set(nodes.map((node) => node.purchases.databaseId)).size).toBe(1);
    const held = [];
    for (const node of nodes) {
      jest.spyOn(node.purchases.store, 'claim').mockResolvedValue([]);
      const buyer = await createBuyer(node, providers);
      const { quote, system, session } = await buyer.opened();
      await buyer.post(quote, 'cancel-payment');
      system.pay(session.id);
      held.push({ node, system, session });
    }
    clock.now += HOUR;
    for (const { node, system, session } of held) {
      expect(await reconcile(node.purchases)).toBe(1);
      const voided = system.entries.filter(({ kind }) => kind === 'void');
      expect(voided.at(-1)?.sessionId).toBe(session.id);
    }
    for (const node of nodes) await node.close();
  });
});
