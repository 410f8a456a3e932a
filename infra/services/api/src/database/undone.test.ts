import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Quote } from '@shared/domain';
import { ACCORD, createQuote } from '../testing/fixtures';
import { type PostgresServer, startPostgres } from '@infra/postgres/testing';
import { type OpenDatabase, openPostgres } from './openDatabase';
import { testApp } from '../testing/testApp';
import { createTestClient, type TestClient } from '../testing/testClient';

const SOURCES = join(__dirname, '..');
const isProduct = (name: string) =>
  name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^(bench|drill|fuzz|testing)[\\/]/.test(name);

test('every transaction of the API begins where it runs again', () => {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(isProduct);
  const beginning = names.filter((name) =>
    readFileSync(join(SOURCES, name), 'utf8').includes('.transaction()'),
  );
  expect(beginning.map((name) => basename(name))).toEqual(['inTransaction.ts']);
});

/** Transactions that the server undoes run again, three times at most, and leave one effect (ADR 0053). */
describe('undone', () => {
  let server: PostgresServer;
  let database: OpenDatabase;
  const kysely = () => database.kysely;
  let app: FastifyInstance;
  let client: TestClient;
  let quote: Quote;
  beforeAll(async () => {
    server = await startPostgres();
    database = await openPostgres(server.url);
    app = await testApp(database);
    // A sequence is not undone with its transaction, so it counts the attempts.
    await sql`create sequence attempts`.execute(kysely());
    await sql`create table undoing (times int, code text)`.execute(kysely());
    await sql`create function undo() returns trigger language plpgsql as $$
      declare found undoing; begin
        select * into found from undoing;
        if nextval('attempts') <= found.times then raise exception using errcode = found.code; end if;
        return new;
      end $$`.execute(kysely());
    for (const table of ['vehicles', 'quotes'])
      await sql`create trigger undo before insert or update on ${sql.table(table)} for each row execute function undo()`.execute(
        kysely(),
      );
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await server.stop();
  });
  beforeEach(async () => {
    client = await createTestClient(app);
    quote = await createQuote(client);
  });

  const undo = async (times: number, code: string) => {
    await sql`select setval('attempts', 1, false)`.execute(kysely());
    await sql`delete from undoing`.execute(kysely());
    await sql`insert into undoing values (${times}, ${code})`.execute(kysely());
  };
  const attempts = async () => {
    const { rows } = await sql<{ n: string | number }>`select last_value as n from attempts`.execute(
      kysely(),
    );
    return Number(rows[0]?.n);
  };
  const addCar = (idempotencyKey: string) =>
    client.call({
      method: 'POST',
      path: `/v2/quotes/${quote.id}/vehicles`,
      body: ACCORD,
      idempotencyKey,
    });
  const now = async () => (await client.call<Quote>({ method: 'GET', path: `/v2/quotes/${quote.id}` })).body;

  test.each(['40001', '40P01'])('undone twice with %s: the third time succeeds, once', async (code) => {
    await undo(2, code);
    const added = await addCar('undone-twice');
    expect([added.status, (await now()).vehicles.length]).toEqual([201, 1]);
    const again = await addCar('undone-twice');
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    const { vehicles, version } = await now();
    expect([vehicles.length, version]).toEqual([1, quote.version + 1]);
  });

  test.each(['40001', '40P01'])(
    'undone four times with %s: 503, nothing is written, and the same key works',
    async (code) => {
      await undo(4, code);
      const refused = await addCar('undone-often');
      expect([refused.status, refused.codes, refused.headers['retry-after']]).toEqual([
        503,
        ['unavailable'],
        '2',
      ]);
      expect([await attempts(), (await now()).version]).toEqual([4, quote.version]);
      expect((await addCar('undone-often')).status).toBe(201);
      expect((await now()).vehicles).toHaveLength(1);
    },
  );

  test('a statement without a transaction around it runs again, too', async () => {
    await undo(3, '40P01');
    const path = `/v2/quotes/${quote.id}`;
    const edit = { method: 'PATCH', path, body: { homeowner: true }, ifMatch: quote.version } as const;
    expect((await client.call(edit)).status).toBe(200);
    expect([await attempts(), (await now()).version]).toEqual([4, quote.version + 1]);
  });
});
