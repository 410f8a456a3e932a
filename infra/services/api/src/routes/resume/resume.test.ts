import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Quote, RESUME_LINK_DAYS } from '@shared/domain';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createQuote, createRatableQuote } from '../../testing/fixtures';
import { codeIn, createMailCollector, type MailCollector } from '../../testing/mailCollector';
import { TEST_MAIL, testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const TO = 'ann@example.com';
// The apps of a test share a database.
const masterKey = randomBytes(32);
const path = (quote: { id: string }, rest = '') => `/v2/quotes/${quote.id}${rest}`;

const resume = (client: TestClient, code: string) =>
  client.call<Quote>({ method: 'POST', path: '/v2/resume', body: { code }, idempotencyKey: null });
const ask = (client: TestClient, body: object) =>
  client.call({ method: 'POST', path: '/v2/resume-links', body, idempotencyKey: null });

const under = databaseUnderTest();
let app: FastifyInstance;
let first: TestClient;
let second: TestClient;
let mails: MailCollector;
let quote: Quote;
let now: number;
beforeEach(async () => {
  // Otherwise this app would send a letter left by another test.
  await sql`delete from outbox`.execute(under.database().kysely);
  mails = createMailCollector();
  now = Date.now();
  app = await testApp(under.database(), {
    masterKey,
    mail: { ...TEST_MAIL, provider: mails },
    clock: () => now,
  });
  [first, second] = [await createTestClient(app), await createTestClient(app)];
  quote = await createRatableQuote(first);
});
afterEach(() => app.close());

const mailed = async (): Promise<string> => {
  const before = mails.messages.length;
  await first.call({ method: 'POST', path: path(quote, '/send'), body: { to: TO } });
  const letters = await mails.received(before + 1);
  return codeIn(letters.at(-1));
};

test("every letter with a link also links to the quote's own page, where a new one can be requested", async () => {
  await mailed();
  await ask(second, { quote_id: quote.id, to: TO });
  const letters = await mails.received(2);
  expect(letters).toHaveLength(2);
  for (const { html, text } of letters) {
    expect(text).toContain(`Get a new link:\nhttps://site.test/quotes/${quote.id}/rates/\n`);
    const [, address] = /<a [^>]*href="([^"]+)"[^>]*>Get a new link</.exec(html) ?? [];
    expect(address).toBe(`https://site.test/quotes/${quote.id}/rates/`);
  }
});

test('reading 34: a mailed quote opens in another browser, is changed there, and updates in the first [R34-2, R39-5]', async () => {
  const code = await mailed();
  expect((await second.call({ method: 'GET', path: path(quote) })).status).toBe(404);
  const resumed = await resume(second, code);
  expect([resumed.status, resumed.body.id, resumed.headers['etag']]).toEqual([
    200,
    quote.id,
    `"${quote.version}"`,
  ]);
  const body = { homeowner: true };
  const edited = await second.call({ method: 'PATCH', path: path(quote), body, ifMatch: quote.version });
  expect(edited.status).toBe(200);
  expect((await first.call<Quote>({ method: 'GET', path: path(quote) })).body.homeowner).toBe(true);
});

test('a code opens once: the same key gets the same response, another key is rejected', async () => {
  const code = await mailed();
  const [once, again] = [await resume(second, code), await resume(second, code)];
  expect([once.status, again.status, again.body]).toEqual([200, 200, once.body]);
  const third = await createTestClient(app);
  const late = await resume(third, code);
  expect([late.status, late.codes]).toEqual([410, ['resume_code_spent']]);
  expect((await third.call({ method: 'GET', path: path(quote) })).status).toBe(404);
});

test('two browsers at once: one succeeds', async () => {
  const code = await mailed();
  const third = await createTestClient(app);
  const statuses = (await Promise.all([resume(second, code), resume(third, code)])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410]);
});

test("unknown, cut and expired codes get one response, in the caller's language [R39-5]", async () => {
  const code = await mailed();
  now += RESUME_LINK_DAYS * 86_400_000;
  const late = await createTestClient(app);
  for (const bad of [code, code.slice(1), 'x', '😀']) {
    expect((await resume(late, bad)).codes).toEqual(['resume_code_spent']);
  }
  const spanish = { method: 'POST', path: '/v2/resume', body: { code }, language: 'es' } as const;
  expect(JSON.stringify((await late.call(spanish)).body)).toContain('Este enlace ya se usó');
});

test('a key that opens another quote opens no second one, and the code is not used up', async () => {
  const code = await mailed();
  await createQuote(second);
  expect((await resume(second, code)).codes).toEqual(['quote_key_in_use']);
  expect((await resume(await createTestClient(app), code)).status).toBe(200);
});

test('reading 39: a new link can be requested with the address it was mailed to before, in any case [R39-4]', async () => {
  await mailed();
  const asked = await ask(second, { quote_id: quote.id, to: 'Ann@Example.com' });
  expect([asked.status, asked.body]).toEqual([202, { status: 'accepted' }]);
  const letter = (await mails.received(2))[1];
  expect(letter?.to).toBe('Ann@Example.com');
  expect(letter?.text).not.toContain('Honda');
  expect((await resume(second, codeIn(letter))).body.id).toBe(quote.id);
});

test('nobody learns which quotes or addresses exist: the same response, and no letter [R34, R39-4]', async () => {
  await mailed();
  const known = await ask(second, { quote_id: quote.id, to: TO });
  for (const guess of [
    { quote_id: quote.id, to: 'eve@example.com' },
    { quote_id: '0f9db6cc-6403-4953-b85b-2ebff29ffbaf', to: TO },
    { quote_id: "' or 1=1", to: TO },
  ]) {
    const answer = await ask(second, guess);
    expect([answer.status, answer.body]).toEqual([202, known.body]);
  }
  const { rows } = await sql`select id from outbox where quote_id = ${quote.id}`.execute(
    under.database().kysely,
  );
  expect(rows).toHaveLength(2);
});

test('security design: three links an hour for a mailbox, counted also for quotes that do not exist', async () => {
  const strict = await testApp(under.database(), {
    masterKey,
    rateLimitScale: 1,
    clock: () => now + 3 * 3_600_000,
  });
  const stranger = await createTestClient(strict);
  const statuses = [];
  for (let n = 0; n < 4; n += 1) {
    const body = { quote_id: 'no-such-quote', to: 'n@example.com' };
    statuses.push((await stranger.call({ method: 'POST', path: '/v2/resume-links', body })).status);
  }
  expect(statuses).toEqual([202, 202, 202, 429]);
  await strict.close();
});

test("a stranger who knows the quote and its mailbox cannot use up the owner's links", async () => {
  const strict = await testApp(under.database(), {
    masterKey,
    rateLimitScale: 1,
    clock: () => now + 6 * 3_600_000,
  });
  const body = { quote_id: quote.id, to: TO };
  const from = async (remoteAddress: string) => {
    const host = {
      clock: () => strict.clock(),
      inject: (request: object) => strict.inject({ ...request, remoteAddress }),
    };
    const client = await createTestClient(host);
    return (await client.call({ method: 'POST', path: '/v2/resume-links', body })).status;
  };
  const stranger = [];
  for (let n = 0; n < 5; n += 1) stranger.push(await from('198.51.100.7'));
  expect(stranger).toEqual([202, 202, 202, 429, 429]);
  expect(await from('203.0.113.9')).toBe(202);
  await strict.close();
});

test('security design: no address, name, phone or code appears in the tables, before or after delivery', async () => {
  mails.failWith.push(new Error('later'));
  const to = 'somebody.else@example.com';
  const contact = { to, fullName: 'Somebody Else', phoneNumber: '312-555-0199' };
  const telephoneConsent = { version: '2026-11' };
  const body = { ...contact, telephoneConsent };
  await first.call({ method: 'POST', path: path(quote, '/contact_me'), body });
  const code = await mailed();
  for (const table of [
    'outbox',
    'quote_recipients',
    'resume_codes',
    'consents',
    'rate_limits',
    'idempotency',
  ]) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
      under.database().kysely,
    );
    const text = rows.map(({ row }) => row).join('\n');
    expect(text.length).toBeGreaterThan(0);
    for (const secret of [code, 'somebody', 'Somebody', '5550199', '555-0199', TO]) {
      expect(text).not.toContain(secret);
    }
  }
});
