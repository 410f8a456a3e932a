import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Quote } from '@shared/domain';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createRatableQuote } from '../../testing/fixtures';
import { codeIn, createMailCollector, type MailCollector } from '../../testing/mailCollector';
import { TEST_MAIL, testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const TO = 'anybody@example.com';
// The apps of a test share a database.
const masterKey = randomBytes(32);

const open = (client: TestClient, code: string) =>
  client.call<Quote>({ method: 'POST', path: '/v2/resume', body: { code }, idempotencyKey: null });

const under = databaseUnderTest();
let app: FastifyInstance;
let shopper: TestClient;
let mails: MailCollector;
let quote: Quote;
beforeEach(async () => {
  // Otherwise this app would send a letter left by another test.
  await sql`delete from outbox`.execute(under.database().kysely);
  mails = createMailCollector();
  app = await testApp(under.database(), { masterKey, mail: { ...TEST_MAIL, provider: mails } });
  shopper = await createTestClient(app);
  quote = await createRatableQuote(shopper);
});
afterEach(() => app.close());

const leave = (client: TestClient, body: object, more: object = {}) =>
  client.call({ method: 'POST', path: `/v2/quotes/${quote.id}/resume-links`, body, ...more });
const read = (client: TestClient) => client.call<Quote>({ method: 'GET', path: `/v2/quotes/${quote.id}` });

test('any address gets a link to the step; the letter names the cars and the place but no person', async () => {
  const left = await leave(shopper, { to: TO, step: 'quote.drivers' });
  expect([left.status, left.body]).toEqual([202, { status: 'accepted' }]);
  const [letter] = await mails.received(1);
  expect([letter?.to, letter?.subject]).toEqual([TO, 'Finish your quote at Milepost']);
  const link = `https://site.test/resume/${codeIn(letter)}?step=quote.drivers`;
  for (const form of [letter?.text, letter?.html]) {
    for (const part of [link, 'Des Plaines, IL 60018', '2021 Honda Accord', 'in any browser, once, until'])
      expect(form).toContain(part);
    expect(form).not.toMatch(/Wilhelmina|Quackenbush|\$/);
  }
  expect((await read(shopper)).body.version).toBe(quote.version);
});

test('only the link opens the quote, once: neither the address alone nor a second use does [R34, R39-5]', async () => {
  await leave(shopper, { to: TO, step: 'quote.rates' });
  const [first, second] = [await createTestClient(app), await createTestClient(app)];
  expect((await read(first)).status).toBe(404);
  const code = codeIn((await mails.received(1))[0]);
  const opened = await open(first, code);
  expect([opened.status, opened.body.id, opened.body.vehicles]).toEqual([
    200,
    quote.id,
    (await read(shopper)).body.vehicles,
  ]);
  const again = await open(second, code);
  expect([again.status, again.codes]).toEqual([410, ['resume_code_spent']]);
  expect((await read(second)).status).toBe(404);
});

test('the address can be used later to ask for a new link [R39-4]', async () => {
  await leave(shopper, { to: TO, step: 'quote.review' });
  const body = { quote_id: quote.id, to: TO };
  await (await createTestClient(app)).call({ method: 'POST', path: '/v2/resume-links', body });
  expect((await mails.received(2)).map(({ to }) => to)).toEqual([TO, TO]);
});

test('writes in Spanish if the page is in Spanish', async () => {
  await leave(shopper, { to: TO, step: 'quote.edit' }, { language: 'es' });
  const [letter] = await mails.received(1);
  expect(letter?.subject).toBe('Termine su cotización en Milepost');
  expect(letter?.html).toContain('<html lang="es">');
  expect(letter?.text).not.toMatch(/saved|kept in|Cars/);
});

test('a repeated call sends one letter', async () => {
  const body = { to: TO, step: 'quote.drivers' };
  for (const replayed of [undefined, 'true']) {
    const left = await leave(shopper, body, { idempotencyKey: 'left-only-once' });
    expect([left.status, left.headers['idempotency-replayed']]).toEqual([202, replayed]);
  }
  await mails.received(1);
  const { rows } = await sql`select id from outbox where quote_id = ${quote.id}`.execute(
    under.database().kysely,
  );
  expect(rows).toHaveLength(1);
});

test('rejects a malformed address, a path instead of a step, a page that is not a step, and a caller without the key', async () => {
  const refused = async (body: object, client = shopper) => {
    const { status, codes } = await leave(client, body);
    return [status, codes];
  };
  expect(await refused({ to: 'ann@example', step: 'quote.drivers' })).toEqual([422, ['email_invalid']]);
  for (const step of ['/quotes/drivers', 'https://evil.example', 'quote.start', 'payment.final', ''])
    expect(await refused({ to: TO, step })).toEqual([422, ['choice_invalid']]);
  expect(await refused({ to: TO, step: 'quote.drivers', path: '/x' })).toEqual([422, ['unknown_field']]);
  const stranger = await createTestClient(app);
  expect((await leave(stranger, { to: TO, step: 'quote.drivers' })).status).toBe(404);
  expect(mails.attempts).toEqual([]);
});

test('allows three an hour per quote and per mailbox, however its address is written', async () => {
  const strict = await testApp(under.database(), { masterKey, rateLimitScale: 1 });
  const statuses = async (addresses: readonly string[]) => {
    const client = await createTestClient(strict);
    const { id } = await createRatableQuote(client);
    const path = `/v2/quotes/${id}/resume-links`;
    const answers = [];
    for (const to of addresses)
      answers.push((await client.call({ method: 'POST', path, body: { to, step: 'quote.drivers' } })).status);
    return answers;
  };
  expect(await statuses(['a@x.test', 'b@x.test', 'c@x.test', 'd@x.test'])).toEqual([202, 202, 202, 429]);
  expect(await statuses(['l.ater@gmail.com', 'later+1@gmail.com'])).toEqual([202, 202]);
  expect(await statuses(['LATER@googlemail.com', 'later@gmail.com', 'else@x.test'])).toEqual([202, 429, 202]);
  await strict.close();
});

test('stores neither address nor code in plain text', async () => {
  await leave(shopper, { to: TO, step: 'quote.drivers' });
  const code = codeIn((await mails.received(1))[0]);
  for (const table of ['outbox', 'quote_recipients', 'resume_codes', 'rate_limits', 'idempotency']) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
      under.database().kysely,
    );
    const text = rows.map(({ row }) => row).join('\n');
    expect(text.length).toBeGreaterThan(0);
    for (const secret of [code, 'anybody']) expect(text).not.toContain(secret);
  }
});
