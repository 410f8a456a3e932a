import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import {
  type Consent,
  formatDollars,
  type PaymentOption,
  type Quote,
  type RateResult,
  paymentTotal,
} from '@shared/domain';
import { currentConsentWording } from '@shared/i18n/texts';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createQuote, createRatableQuote } from '../../testing/fixtures';
import { codeIn, createMailCollector, type MailCollector } from '../../testing/mailCollector';
import { TEST_MAIL, testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const SHOPPER = { to: 'ann@example.com', fullName: 'Ann Lee', phoneNumber: '312-555-0100' };
// Each app uses a different hour, because the limits are in the database that the tests share.
const clock = () => Date.now() + 5 * 3_600_000;
// The apps of a test share a database.
const masterKey = randomBytes(32);
const isMonthly = ({ plan_type: type }: PaymentOption) => type === 'monthly';
const path = (quote: { id: string }, rest = '') => `/v2/quotes/${quote.id}${rest}`;

const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
let mails: MailCollector;
const post = (quote: { id: string }, rest: string, body: unknown, more: object = {}) =>
  client.call({ method: 'POST', path: path(quote, rest), body, ...more });
const consentsOf = async (quote: { id: string }) =>
  (await client.call<{ consents: Consent[] }>({ method: 'GET', path: path(quote, '/consents') })).body
    .consents;

beforeEach(async () => {
  // Otherwise this app would send a letter left by another test.
  await sql`delete from outbox`.execute(under.database().kysely);
  mails = createMailCollector();
  app = await testApp(under.database(), { masterKey, mail: { ...TEST_MAIL, provider: mails } });
  client = await createTestClient(app);
});
afterEach(() => app.close());

describe('E-mail my quote (section 2.9)', () => {
  test("a letter contains cars, drivers, every carrier's price, the place and the link; the version stays [4-13, 1-11]", async () => {
    const quote = await createRatableQuote(client);
    const sent = await post(quote, '/send', { to: 'ann@example.com' });
    expect([sent.status, sent.body]).toEqual([202, { status: 'accepted' }]);
    const [letter] = await mails.received(1);
    const rates = (await client.call<RateResult>({ method: 'GET', path: path(quote, '/rates') })).body;
    expect(letter?.to).toBe('ann@example.com');
    const monthly = rates.best_match?.payment_options.find(isMonthly);
    const total = monthly ? formatDollars(paymentTotal(monthly)) : 'none';
    for (const form of [letter?.text, letter?.html]) {
      for (const part of ['Des Plaines, IL 60018', '2021 Honda Accord EX: Better coverage', 'Wilhelmina']) {
        expect(form).toContain(part);
      }
      expect(form).toContain(`${total} in all for 6 months`);
      for (const carrier of ['Union Summit Insurance', 'https://site.test/resume/', 'Milepost', 'Q-']) {
        expect(form).toContain(carrier);
      }
      expect(form).not.toContain('Quackenbush');
    }
    expect(letter?.text.match(/ when you buy, then /g)).toHaveLength(2 + rates.other_rates.length);
    const read = await client.call<Quote>({ method: 'GET', path: path(quote) });
    expect([read.body.version, read.body.status]).toEqual([quote.version, 'RATED']);
  });

  test('is in Spanish if the page is', async () => {
    const quote = await createRatableQuote(client);
    await post(quote, '/send', { to: 'ann@example.com' }, { language: 'es' });
    const [letter] = await mails.received(1);
    expect(letter?.subject).toBe('Su cotización de seguro de auto de Milepost');
    expect(letter?.html).toContain('<html lang="es">');
    expect(letter?.text).toContain('al comprar, luego');
    expect(letter?.text).not.toMatch(/when you buy|Cars|Better coverage/);
  });

  test('a repeated call returns the same response and sends one letter', async () => {
    const quote = await createRatableQuote(client);
    const once = { idempotencyKey: 'send-only-once' };
    const [first, second] = [
      await post(quote, '/send', { to: 'ann@example.com' }, once),
      await post(quote, '/send', { to: 'ann@example.com' }, once),
    ];
    expect([first.status, second.status, second.headers['idempotency-replayed']]).toEqual([202, 202, 'true']);
    await mails.received(1);
    const { rows } = await sql`select id from outbox where quote_id = ${quote.id}`.execute(
      under.database().kysely,
    );
    expect(rows).toHaveLength(1);
  });

  test('a quote without prices is not sent, and an invalid address is rejected [5-70]', async () => {
    const quote = await createQuote(client);
    const unrated = await post(quote, '/send', { to: 'ann@example.com' });
    expect([unrated.status, unrated.codes]).toEqual([409, ['quote_without_prices']]);
    const bad = await post(quote, '/send', { to: 'ann@example' });
    expect([bad.status, bad.codes]).toEqual([422, ['email_invalid']]);
    expect((await post(quote, '/send', { to: 'ann@example.com', bcc: 'b@example.com' })).codes).toEqual([
      'unknown_field',
    ]);
  });

  test('a failing provider does not fail the request', async () => {
    mails.failWith.push(new Error('down'));
    const quote = await createRatableQuote(client);
    expect((await post(quote, '/send', { to: 'ann@example.com' })).status).toBe(202);
  });

  test('tags, capitals and dots count as the same mailbox, and other mailboxes are not affected', async () => {
    const strict = await testApp(under.database(), { masterKey, rateLimitScale: 1, clock });
    const send = async (to: string) => {
      const shopper = await createTestClient(strict);
      const quote = await createRatableQuote(shopper);
      return (await shopper.call({ method: 'POST', path: path(quote, '/send'), body: { to } })).status;
    };
    const same = ['f.lood@gmail.com', 'flood+1@gmail.com', 'FLOOD@googlemail.com', 'flood+2@gmail.com'];
    const statuses = [];
    for (const to of same) statuses.push(await send(to));
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect(await send('spared@gmail.com')).toBe(202);
    await strict.close();
  });

  test('security design: three an hour per quote, and three per address', async () => {
    const strict = await testApp(under.database(), { masterKey, rateLimitScale: 1 });
    const statuses = async (quotes: number, each: number, to: (n: number) => string) => {
      const found: number[] = [];
      for (let one = 0; one < quotes; one += 1) {
        const shopper = await createTestClient(strict);
        const quote = await createRatableQuote(shopper);
        for (let n = 0; n < each; n += 1) {
          const body = { to: to(n) };
          found.push((await shopper.call({ method: 'POST', path: path(quote, '/send'), body })).status);
        }
      }
      return found;
    };
    expect(await statuses(1, 4, (n) => `one${n}@example.com`)).toEqual([202, 202, 202, 429]);
    expect(await statuses(4, 1, () => 'Two@example.com')).toEqual([202, 202, 202, 429]);
    await strict.close();
  });
});

describe('Have an agent contact me (reading 24)', () => {
  test('the agent gets the letter, the shopper a copy and any reply; by email only [R24-3, R24-4, 1-12, 1-13, 6-9]', async () => {
    const quote = await createQuote(client);
    expect((await post(quote, '/contact_me', SHOPPER)).status).toBe(202);
    const [letter] = await mails.received(1);
    expect([letter?.to, letter?.cc, letter?.replyTo]).toEqual([
      'agents@milepost.example',
      SHOPPER.to,
      SHOPPER.to,
    ]);
    expect(letter?.text).toContain('Ann Lee');
    expect(letter?.text).toContain('(312) 555-0100');
    expect(letter?.text).toContain('by email only');
    expect(codeIn(letter)).toBe('');
    expect(await consentsOf(quote)).toEqual([]);
  });

  test('the phone consent is stored word for word, visible, and withdrawable: the agent is notice [R22-4, R39]', async () => {
    const quote = await createRatableQuote(client);
    const wording = currentConsentWording('telephone_contact');
    const telephoneConsent = { version: wording.version };
    await post(quote, '/contact_me', { ...SHOPPER, telephoneConsent }, { language: 'es' });
    const [letter] = await mails.received(1);
    expect(letter?.text).toContain('dio su consentimiento');
    const [consent] = await consentsOf(quote);
    expect(consent).toMatchObject({
      kind: 'telephone_contact',
      version: wording.version,
      language: 'es',
      wording: wording.es,
      withdrawn_at: null,
    });
    const stranger = await createTestClient(app);
    const withdraw = { method: 'POST', path: path(quote, `/consents/${consent?.id}/withdraw`) } as const;
    expect((await stranger.call(withdraw)).status).toBe(404);
    const answer = await client.call<{ consents: Consent[] }>(withdraw);
    expect([answer.status, typeof answer.body.consents[0]?.withdrawn_at]).toEqual([200, 'string']);
    const notice = (await mails.received(2))[1];
    expect([notice?.to, notice?.cc]).toEqual(['agents@milepost.example', undefined]);
    expect(notice?.text).toContain('don’t call (312) 555-0100');
    expect((await client.call(withdraw)).codes).toEqual(['consent_not_found']);
  });

  test.each([
    ['unknown wording', { telephoneConsent: { version: '1999-01' } }, 'consent_wording_unknown'],
    ['no name', { fullName: ' ' }, 'name_required'],
    ['nine digits', { phoneNumber: '312555010' }, 'phone_invalid'],
  ])('%s: 422 and nothing is sent [5-48, R37-2]', async (_, change, code) => {
    const quote = await createQuote(client);
    const refused = await post(quote, '/contact_me', { ...SHOPPER, ...change });
    expect([refused.status, refused.codes]).toEqual([422, [code]]);
    const { rows } = await sql`select id from outbox where quote_id = ${quote.id}`.execute(
      under.database().kysely,
    );
    expect(rows).toEqual([]);
  });
});

test.each([
  ['en', '{{total}} in full for 6 months', 'when you buy'],
  ['es', 'Pago total de {{total}} por 6 meses', 'al comprar, luego'],
])(
  'a quote paid in full: only that price, to the shopper and to the agent (%s)',
  async (language, inFull, byMonth) => {
    const quote = await createRatableQuote(client);
    const paid = { body: { pay_in_full: true }, ifMatch: quote.version };
    await client.call({ method: 'PATCH', path: path(quote), ...paid });
    await post(quote, '/send', { to: 'ann@example.com' }, { language });
    await post(quote, '/contact_me', SHOPPER, { language });
    const rates = (await client.call<RateResult>({ method: 'GET', path: path(quote, '/rates') })).body;
    const option = rates.best_match?.payment_options.find((one) => !isMonthly(one));
    const total = option ? formatDollars(paymentTotal(option)) : 'none';
    for (const { text } of await mails.received(2)) {
      expect(text).toContain(inFull.replace('{{total}}', total));
      expect(text).not.toContain(byMonth);
    }
  },
);
