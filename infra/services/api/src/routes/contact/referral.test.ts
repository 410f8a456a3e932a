import type { Quote, RateResult, StateCode } from '@shared/domain';
import { packagesBasis } from '@shared/domain/purchase';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createApplication, PURCHASE_PAT } from '../../testing/fixtures';
import { createMailCollector, type MailCollector } from '../../testing/mailCollector';
import { TEST_MAIL, testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const HOUR = 3_600_000;
const START = '2026-12-01';
// The apps of a test share a database.
const masterKey = randomBytes(32);
const COLUMBIA = { zip_code: '65201', state: 'MO', county: 'Boone', city: 'Columbia' };
const WHY = 'My son Tom, 19, hit a mailbox';

/** An application that its carrier does not accept as it stands (reading 56). */
const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
let mails: MailCollector;
beforeEach(async () => {
  await sql`delete from outbox`.execute(under.database().kysely);
  mails = createMailCollector();
  const mail = { ...TEST_MAIL, provider: mails };
  app = await testApp(under.database(), { clock: () => NOW, mail, masterKey });
  client = await createTestClient(app);
});
afterEach(() => app.close());

const patch = (quote: Quote, body: object, language = 'en') =>
  client.call<Quote>({
    method: 'PATCH',
    path: `/v2/quotes/${quote.id}`,
    body,
    ifMatch: quote.version,
    language,
  });
const answersOf = ({ questions }: Quote, yes: string) =>
  (questions ?? []).map(({ question_code, value, disabled }) => ({
    question_code,
    value: disabled ? value === true : question_code === yes,
    explanation: question_code === yes ? WHY : null,
  }));
const refer = (quote: Quote, language = 'en') =>
  client.call({ method: 'POST', path: `/v2/quotes/${quote.id}/referral`, language });

/** An application to this carrier, every question answered No. */
async function applyTo(carrier: string, place?: object): Promise<Quote> {
  const quote = await createApplication(client, START, place);
  const { body } = await client.call<RateResult>({ method: 'GET', path: `/v2/quotes/${quote.id}/rates` });
  const rate = [body.best_match, ...body.other_rates].find((one) => one?.carrier_id === carrier);
  const { body: chosen } = await patch(quote, { selected_rate: { id: rate?.id } });
  return (await patch(chosen, { reviewed_coverages: packagesBasis(chosen.vehicles) })).body;
}

test('the agent gets the application by mail, without SSN and license number, and the shopper keeps it [R56-10]', async () => {
  const applied = await applyTo('FCIC');
  const { body: quote } = await patch(applied, { questions: answersOf(applied, 'existing_damage') });
  const sent = await refer(quote);
  expect([sent.status, sent.body]).toEqual([202, { status: 'accepted' }]);
  const [letter] = await mails.received(1);
  expect([letter?.to, letter?.replyTo, letter?.cc]).toEqual([
    TEST_MAIL.agentEmail,
    'pat@example.com',
    undefined,
  ]);
  for (const form of [letter?.text, letter?.html]) {
    for (const part of ['Fairway Casualty', WHY, 'Wilhelmina Quackenbush', '05/06/1996', '1HGCV1F45MA000009'])
      expect(form).toContain(part);
    expect(form).not.toContain(PURCHASE_PAT.license_number);
    expect(form).not.toContain(PURCHASE_PAT.license_number.slice(-4));
    expect(form).not.toMatch(/https?:/);
  }
  const { body: kept } = await client.call<Quote>({ method: 'GET', path: `/v2/quotes/${quote.id}` });
  expect(kept).toEqual(quote);
});

test('nothing is referred without an answer that needs it, and nobody floods the agent', async () => {
  const limited = {
    clock: () => NOW + HOUR,
    mail: { ...TEST_MAIL, provider: mails },
    masterKey,
    rateLimitScale: 1,
  };
  const strict = await testApp(under.database(), limited);
  client = await createTestClient(strict);
  const applied = await applyTo('FCIC');
  const none = await refer(applied);
  expect([none.status, none.codes]).toEqual([409, ['nothing_to_refer']]);
  const { body: quote } = await patch(applied, { questions: answersOf(applied, 'existing_damage') });
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await refer(quote, 'es')).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
  expect((await mails.received(3))[0]?.subject).toMatch(/^Una solicitud por revisar/);
  await strict.close();
});

test.each([
  ['MO', COLUMBIA, 'fraud_conviction', 1],
  ['MO', COLUMBIA, 'existing_damage', 0],
  ['IL', undefined, 'fraud_conviction', 0],
] as const)(
  'a refusal in %s (%#) is a letter with its reasons and the state’s plan [R56-11]',
  async (_state: StateCode, place, code, count) => {
    const applied = await applyTo('FCIC', place);
    const { body: quote, status } = await patch(applied, { questions: answersOf(applied, code) });
    expect(status).toBe(200);
    // Saved again, it is no new refusal.
    await patch(quote, { questions: answersOf(quote, code) });
    const letters = count === 0 ? mails.messages : await mails.received(count);
    expect(letters).toHaveLength(count);
    for (const letter of letters) {
      expect(letter.to).toBe('pat@example.com');
      for (const part of ['Fairway Casualty', 'insurance fraud', 'Missouri Automobile Insurance Plan'])
        expect([letter.text, letter.html]).toEqual([
          expect.stringContaining(part),
          expect.stringContaining(part),
        ]);
    }
  },
);
