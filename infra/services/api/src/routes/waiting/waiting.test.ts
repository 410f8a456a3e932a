import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { WAITING_LIST_YEARS } from '@shared/domain';
import { currentConsentWording } from '@shared/i18n/texts';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createMailCollector, type MailCollector } from '../../testing/mailCollector';
import { TEST_MAIL, testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const TO = 'ann@example.com';
const { version } = currentConsentWording('waiting_list');
const BODY = { to: TO, zip_code: '90210', consent: { version } };
/** The code of a letter's link; '' if it has none. */
const eraseLink = (text: string) => /\/waiting-list\/([\w-]{43})\n/.exec(text)?.[1] ?? '';
const masterKey = randomBytes(32);

const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
let mails: MailCollector;
const startApp = (rateLimitScale = 1000) =>
  testApp(under.database(), { masterKey, mail: { ...TEST_MAIL, provider: mails }, rateLimitScale });
beforeEach(async () => {
  await sql`delete from outbox`.execute(under.database().kysely);
  // Earlier tests have used up the limits.
  await sql`delete from rate_limits`.execute(under.database().kysely);
  await sql`delete from waiting_list`.execute(under.database().kysely);
  mails = createMailCollector();
  app = await startApp();
  client = await createTestClient(app);
});
afterEach(() => app.close());

const post = (path: string, body: object, language = 'en') =>
  client.call({ method: 'POST', path, body, language, idempotencyKey: null });
const ask = (changes = {}, language?: string) => post('/v2/waiting-list', { ...BODY, ...changes }, language);
const rows = () => under.database().kysely.selectFrom('waiting_list').selectAll().execute();
/** The states on the list after a start, which runs upkeep. */
const statesAfterUpkeep = async () => {
  const next = await startApp();
  await next.ready();
  await next.close();
  return (await rows()).map(({ state_code }) => state_code).toSorted();
};
const waitFor = (days: number) =>
  sql`update waiting_list set given_at = given_at - ${days * 86_400_000}`.execute(under.database().kysely);

test('stores the wording consented to, and the address only encrypted', async () => {
  expect((await ask()).status).toBe(202);
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  const wording = currentConsentWording('waiting_list').en;
  expect(row).toMatchObject({ state_code: 'CA', version, language: 'en', wording });
  expect(JSON.stringify(row)).not.toMatch(/ann|90210/);
});

test('the letter confirms it in the shopper’s language, with a link that erases it and names nobody', async () => {
  await ask({}, 'es');
  const [letter] = await mails.received(1);
  expect(letter).toMatchObject({ to: TO, subject: 'Le avisaremos cuando lleguemos a 90210' });
  const code = eraseLink(letter?.text ?? '');
  expect(code).toHaveLength(43);
  expect((await post('/v2/waiting-list/erase', { code })).status).toBe(202);
  expect(await rows()).toEqual([]);
});

test('one row per address and ZIP, however often it is requested; the response is the same', async () => {
  const [first, again, other] = [
    await ask(),
    await ask({ to: 'Ann@Example.com' }),
    await ask({ zip_code: '10001' }),
  ];
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(other.status).toBe(202);
  expect(await rows()).toHaveLength(2);
  const codes = (await mails.received(3)).map(({ text }) => eraseLink(text));
  expect(new Set(codes).size).toBe(2);
});

test('an unknown code gets the same response as a known one', async () => {
  await ask();
  const code = eraseLink((await mails.received(1))[0]?.text ?? '');
  const [unknown, known] = [
    await post('/v2/waiting-list/erase', { code: 'unknown' }),
    await post('/v2/waiting-list/erase', { code }),
  ];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
});

test.each([
  ['an unknown ZIP', { zip_code: '00000' }, 'zip_not_found'],
  ['a ZIP that can be quoted', { zip_code: '60018' }, 'zip_covered'],
  ['an unknown wording', { consent: { version: '1999-01' } }, 'consent_wording_unknown'],
  ['no consent', { consent: undefined }, 'required'],
  ['no address', { to: '' }, 'email_required'],
  ['half an address', { to: 'ann@example' }, 'email_invalid'],
])('%s is rejected and stores nothing', async (_name, changes, code) => {
  const refused = await ask(changes);
  expect([refused.status, refused.codes]).toEqual([422, [code]]);
  expect(await rows()).toEqual([]);
});

test('a fourth request in an hour is rejected', async () => {
  await app.close();
  app = await startApp(1);
  client = await createTestClient(app);
  const statuses: number[] = [];
  for (const name of ['a', 'b', 'c', 'd']) statuses.push((await ask({ to: `${name}@example.com` })).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
});

test('starting a release that covers the state writes to everyone once, and forgets them', async () => {
  await ask();
  await ask({ zip_code: '10001' });
  await mails.received(2);
  await sql`update waiting_list set state_code = 'IL' where state_code = 'CA'`.execute(
    under.database().kysely,
  );
  const next = await startApp();
  await next.ready();
  const letters = await mails.received(3);
  expect(letters[2]).toMatchObject({ to: TO, subject: 'You can now get car insurance quotes for 90210' });
  expect(letters[2]?.text).toContain('https://site.test/quotes/new?zip_code=90210\n');
  expect((await rows()).map(({ state_code }) => state_code)).toEqual(['NY']);
  expect(await next.waitingList.count()).toEqual({ NY: 1 });
  await next.close();
});

test('an address is deleted when it has waited too long, counted from the latest request', async () => {
  await ask();
  await ask({ zip_code: '10001' });
  await waitFor(WAITING_LIST_YEARS * 365 - 1);
  expect(await statesAfterUpkeep()).toEqual(['CA', 'NY']);
  await ask({ zip_code: '10001' });
  await waitFor(3);
  expect(await statesAfterUpkeep()).toEqual(['NY']);
});
