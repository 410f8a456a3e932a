import { type Kysely, sql } from 'kysely';
import type { PartnerCount } from '@shared/domain';
import type { DatabaseSchema } from '../../database/databaseSchema';
import { exampleAt } from '../../partners/examplePartner';
import { createBuyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { ACCORD, DES_PLAINES, PAT } from '../../testing/fixtures';
import { purchasesOn } from '../../testing/purchasesOn';
import { createTestClient, type TestClient } from '../../testing/testClient';

const [, SETTINGS] = exampleAt('https://bank.example');
const DAY = 86_400_000;

const edit = (client: TestClient, id: string, ifMatch = 1, body: object = { homeowner: true }) =>
  client.call({ method: 'PATCH', path: `/v2/quotes/${id}`, body, ifMatch });

const under = databaseUnderTest();
const { app, clock, providers } = purchasesOn(under);
const database = (): Kysely<DatabaseSchema> => under.database().kysely;
let key: string;
beforeEach(async () => {
  await sql`delete from partners`.execute(database());
  ({ key } = await app().partners.add(SETTINGS));
});

const start = (client: TestClient, partner: string | undefined = key, idempotencyKey?: string) =>
  client.call<{ id: string }>({
    method: 'POST',
    path: '/v2/quotes',
    body: { address: DES_PLAINES },
    ...(partner !== undefined && { partner }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
const counts = (): Promise<PartnerCount[]> => app().partners.counts(key);
const newClient = () => createTestClient(app());

const startAndAnswer = async () => {
  const client = await newClient();
  const started = await start(client);
  if (started.status === 201) await edit(client, started.body.id);
  return started;
};

test('quotes that are only opened count nothing and use up no limit, however many there are', async () => {
  await app().partners.change(key, { daily_limit: 2 });
  const client = await newClient();
  expect((await start(client, key, 'the-same-key')).status).toBe(201);
  expect((await start(client, key, 'the-same-key')).headers['idempotency-replayed']).toBe('true');
  expect((await start(client)).codes).toEqual(['quote_key_in_use']);
  for (let time = 0; time < 4; time += 1) expect((await start(await newClient())).status).toBe(201);
  expect(await counts()).toEqual([]);
});

test('a quote is counted as started with its first accepted answer, on its day, once', async () => {
  const client = await newClient();
  const { body } = await start(client);
  expect((await edit(client, body.id, 1, { homeowner: 'perhaps' })).status).toBe(422);
  expect((await edit(client, body.id, 7)).status).toBe(412);
  expect(await counts()).toEqual([]);
  clock.now += DAY;
  const both = await Promise.all([edit(client, body.id), edit(client, body.id)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  await edit(client, body.id, 2, { homeowner: false });
  await client.call({ method: 'POST', path: `/v2/quotes/${body.id}/vehicles`, body: ACCORD });
  expect(await counts()).toEqual([{ day: '2026-11-22', started: 1, priced: 0, bought: 0 }]);
  const other = await newClient();
  const { body: second } = await start(other);
  // A car is an answer too.
  await other.call({ method: 'POST', path: `/v2/quotes/${second.id}/vehicles`, body: ACCORD });
  expect(await counts()).toEqual([{ day: '2026-11-22', started: 2, priced: 0, bought: 0 }]);
});

test('only its first prices are counted, on the day they were made; a quote without a partner counts nothing', async () => {
  const client = await newClient();
  const { body: quote } = await start(client);
  const path = `/v2/quotes/${quote.id}`;
  const rates = () => client.call({ method: 'GET', path: `${path}/rates` });
  await rates();
  expect(await counts()).toEqual([]);
  await client.call({ method: 'POST', path: `${path}/vehicles`, body: ACCORD });
  await client.call({ method: 'POST', path: `${path}/drivers`, body: PAT });
  clock.now += DAY;
  await Promise.all([rates(), rates(), rates()]);
  await client.call({ method: 'PATCH', path, body: { homeowner: true }, ifMatch: 3 });
  await rates();
  expect(await counts()).toEqual([
    { day: '2026-11-22', started: 0, priced: 1, bought: 0 },
    { day: '2026-11-21', started: 1, priced: 0, bought: 0 },
  ]);
  await createBuyer(app(), providers).then((buyer) => buyer.planned());
  expect(await counts()).toHaveLength(2);
});

test('a policy is counted once it is paid for and signed, however often the browser reports it', async () => {
  const buyer = await createBuyer(app(), providers, key);
  const { quote } = await buyer.paid();
  expect((await counts())[0]).toEqual({ day: '2026-11-21', started: 1, priced: 1, bought: 0 });
  buyer.sign();
  for (let time = 0; time < 3; time += 1) await buyer.post(quote, 'complete');
  expect((await buyer.read(quote)).status).toBe('COMPLETE');
  expect(await counts()).toEqual([{ day: '2026-11-21', started: 1, priced: 1, bought: 1 }]);
  const { rows } = await sql<object>`select * from partner_counts`.execute(database());
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
    'bought',
    'day',
    'partner_key',
    'priced',
    'started',
  ]);
});

test.each(['pk_nobody', 'sk_secret', '', "pk_' or 1=1"])('the key %p starts no quote', async (partner) => {
  const answer = await start(await newClient(), partner);
  expect([answer.status, answer.codes]).toEqual([403, ['partner_unknown']]);
  expect(await counts()).toEqual([]);
});

test('a stopped partner starts no quote, and its started ones go on', async () => {
  const client = await newClient();
  const { body: quote } = await start(client);
  await app().partners.change(key, { stopped: true });
  expect((await start(await newClient())).codes).toEqual(['partner_stopped']);
  expect((await client.call({ method: 'GET', path: `/v2/quotes/${quote.id}` })).status).toBe(200);
  await app().partners.change(key, { stopped: false });
  expect((await start(await newClient())).status).toBe(201);
});

test('over its limit of the day a partner starts no quote until the next UTC day', async () => {
  await app().partners.change(key, { daily_limit: 2 });
  const starter = await newClient();
  const { body: quote } = await start(starter);
  for (let time = 0; time < 2; time += 1) expect((await startAndAnswer()).status).toBe(201);
  const refused = await startAndAnswer();
  expect([refused.status, refused.codes]).toEqual([429, ['partner_limit_reached']]);
  // The tests' clock says 18:00 UTC.
  expect(refused.headers['retry-after']).toBe(String(6 * 3600));
  expect(await counts()).toEqual([{ day: '2026-11-21', started: 2, priced: 0, bought: 0 }]);
  // Who was let in before is not stopped at the first answer.
  expect((await edit(starter, quote.id)).status).toBe(200);
  expect((await counts())[0]).toMatchObject({ started: 3 });
  clock.now += 6 * 3_600_000;
  expect((await startAndAnswer()).status).toBe(201);
});

test('the refusal is in the language of the shopper', async () => {
  const client = await newClient();
  const call = { method: 'POST', path: '/v2/quotes', body: { address: DES_PLAINES } } as const;
  const { body } = await client.call({ ...call, partner: 'pk_nobody', language: 'es' });
  expect(JSON.stringify(body)).toContain('Puede cotizar en nuestro sitio');
});
