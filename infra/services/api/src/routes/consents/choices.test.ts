import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Consent, type Quote, type RateResult, STATE_CODES } from '@shared/domain';
import { openChoices, STATE_REJECTIONS } from '@shared/domain/purchase';
import { choiceWording } from '@shared/i18n/choices';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createApplication, stateApplication, createRatableQuote, DALLAS } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const START = '2026-12-01';
const now = Date.parse('2026-11-21T18:00:00Z');

interface Body {
  kind: string;
  version: string;
  basis: string;
}

/** The signing request for the current quote, as the page would send it. */
const bodies = (quote: Quote): Body[] =>
  openChoices(quote).map(({ kind, basis }) => ({
    kind,
    basis,
    version: choiceWording(quote.address.state, kind)?.version ?? '',
  }));

test('every choice a state requires has wording in both languages (design: consent)', () => {
  const kinds = STATE_CODES.flatMap((state) => STATE_REJECTIONS[state].map((kind) => [state, kind] as const));
  for (const [state, kind] of [...kinds, ['PA', 'tort_limited'] as const, ['PA', 'tort_full'] as const]) {
    expect(choiceWording(state, kind)).toMatchObject({
      en: expect.stringMatching(/\w{20}|.{80}/),
      es: expect.stringMatching(/.{80}/),
    });
  }
});

/** Signatures a state requires, as consent records (reading 22, design: consent). */
const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;

const call = <T = Quote>(method: 'GET' | 'POST', quote: Quote, rest: string, more: object = {}) =>
  client.call<T>({ method, path: `/v2/quotes/${quote.id}${rest}`, ...more });
const read = async (quote: Quote) => (await call('GET', quote, '')).body;
const ledger = async (quote: Quote) =>
  (await call<{ consents: Consent[] }>('GET', quote, '/consents')).body.consents;
const sign = (quote: Quote, choices: unknown, more: object = {}) =>
  call<{ quote: Quote }>('POST', quote, '/consents', { body: { choices }, ...more });
const withdraw = (quote: Quote, id: string | undefined) =>
  call<{ consents: Consent[] }>('POST', quote, `/consents/${id}/withdraw`);
const finalRate = (quote: Quote) => call<RateResult>('GET', quote, '/rates?type=final_quote');
const choosePackage = async (quote: Quote, name: string) => {
  const path = `/v2/quotes/${quote.id}/vehicles/${quote.vehicles[0]?.id}`;
  const body = { coverage_package_name: name };
  return (await client.call<{ quote: Quote }>({ method: 'PATCH', path, body, ifMatch: quote.version })).body
    .quote;
};

beforeAll(async () => {
  app = await testApp(under.database(), { clock: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await createTestClient(app);
});

test('signed choices are on the quote and in the ledger word for word, and the final rate is available [R22-4, R39]', async () => {
  const quote = await createApplication(client, START, DALLAS);
  const wanted = bodies(quote);
  expect(wanted.map(({ kind }) => kind)).toEqual(['uim_rejection', 'umpd_rejection', 'pip_rejection']);
  const early = await finalRate(quote);
  expect([early.status, early.body.errors[0]]).toMatchObject([
    422,
    { code: 'application_incomplete', attribute: 'coverages' },
  ]);
  const { status, body } = await sign(quote, wanted, { language: 'es' });
  expect([status, body.quote.version, openChoices(body.quote)]).toEqual([201, quote.version + 1, []]);
  const rows = await ledger(quote);
  expect(rows.map(({ id }) => id)).toEqual(
    expect.arrayContaining(body.quote.signed_choices.map((choice) => choice.consent_id)),
  );
  const pip = rows.find(({ kind }) => kind === 'pip_rejection');
  expect(pip).toMatchObject({ language: 'es', wording: choiceWording('TX', 'pip_rejection')?.es });
  await stateApplication(client, body.quote);
  expect((await finalRate(quote)).status).toBe(200);
  expect((await read(quote)).status).toBe('FINAL_RATED');
});

test('withdrawing one makes the step unfinished again, and the final rate too [R8-2]', async () => {
  const quote = await createApplication(client, START, DALLAS);
  const { body } = await sign(quote, bodies(quote));
  await stateApplication(client, body.quote);
  await finalRate(quote);
  const first = body.quote.signed_choices[0];
  const answer = await withdraw(quote, first?.consent_id);
  expect(answer.status).toBe(200);
  expect(answer.body.consents.filter((one) => one.withdrawn_at !== null)).toMatchObject([
    { id: first?.consent_id },
  ]);
  const after = await read(quote);
  expect([after.status, openChoices(after).map(({ kind }) => kind)]).toEqual(['APPLYING', [first?.kind]]);
  expect((await finalRate(quote)).codes).toEqual(['application_incomplete']);
  expect((await withdraw(quote, first?.consent_id)).codes).toEqual(['consent_not_found']);
  expect((await sign(after, bodies(after))).status).toBe(201);
  const signed = (await ledger(quote)).filter(({ kind }) => kind !== 'application_statement');
  expect(signed).toHaveLength(4);
});

test("another package asks again, and the old one's choice is no longer accepted", async () => {
  const quote = await createApplication(client, START, DALLAS);
  const shown = bodies(quote);
  await sign(quote, shown);
  const changed = await choosePackage(await read(quote), 'LIABILITY');
  expect(openChoices(changed)).toHaveLength(4);
  const late = await sign(changed, shown);
  expect([late.status, late.codes]).toEqual([409, ['choice_not_open']]);
  expect((await sign(changed, bodies(changed))).status).toBe(201);
  const back = await choosePackage(await read(quote), 'GOOD');
  expect(openChoices(back)).toHaveLength(3);
});

test('a repeated call returns the same response and signs once; a second signature is rejected', async () => {
  const quote = await createApplication(client, START, DALLAS);
  const wanted = bodies(quote);
  const once = { idempotencyKey: 'sign-only-once' };
  const answers = [await sign(quote, wanted, once), await sign(quote, wanted, once)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(await ledger(quote)).toHaveLength(3);
  expect((await sign(quote, wanted)).codes).toEqual(['choice_not_open']);
  expect((await sign(quote, wanted, { idempotencyKey: null })).codes).toEqual(['idempotency_key_required']);
});

test.each([
  ['unknown wording', { version: '1999-01' }, 422, 'consent_wording_unknown'],
  ['other coverages', { basis: 'another-car:GOOD' }, 409, 'choice_not_open'],
  ['a choice the state does not require', { kind: 'tort_limited' }, 422, 'consent_wording_unknown'],
  ['a consent of another kind', { kind: 'telephone_contact' }, 422, 'choice_invalid'],
  ['its own timestamp', { signed_at: '2020-01-01T00:00:00Z' }, 422, 'unknown_field'],
])('%s: rejected, nothing is stored [R37-2]', async (_, change, status, code) => {
  const quote = await createApplication(client, START, DALLAS);
  const refused = await sign(quote, [{ ...bodies(quote)[0], ...change }]);
  expect([refused.status, refused.codes]).toEqual([status, [code]]);
  expect([await ledger(quote), (await read(quote)).version]).toEqual([[], quote.version]);
});

test('none, or the same one twice, is rejected', async () => {
  const quote = await createApplication(client, START, DALLAS);
  const [first] = bodies(quote);
  expect((await sign(quote, [])).codes).toEqual(['required']);
  expect((await sign(quote, [first, first])).codes).toEqual(['choice_not_open']);
});

test('before Buy online there is nothing to sign, and no PATCH writes a signature', async () => {
  const early = await createRatableQuote(client, DALLAS);
  const choice = { kind: 'pip_rejection', version: '2026-11', basis: 'v' };
  expect((await sign(early, [choice])).codes).toEqual(['rate_not_chosen']);
  const patched = await client.call({
    method: 'PATCH',
    path: `/v2/quotes/${early.id}`,
    body: { signed_choices: [] },
    ifMatch: early.version,
  });
  expect([patched.status, patched.codes]).toEqual([422, ['unknown_field']]);
});

test('once the payment is open nothing can be signed or withdrawn (reading 8)', async () => {
  const quote = await createApplication(client, START, DALLAS);
  const { body } = await sign(quote, bodies(quote));
  await sql`update quotes set status = 'PAYMENT_OPEN' where id = ${quote.id}`.execute(
    under.database().kysely,
  );
  const id = body.quote.signed_choices[0]?.consent_id;
  expect([(await withdraw(quote, id)).codes, (await sign(quote, bodies(quote))).codes]).toEqual([
    ['quote_closed'],
    ['quote_closed'],
  ]);
  expect((await ledger(quote)).every((one) => one.withdrawn_at === null)).toBe(true);
});

test('a stranger can neither sign nor withdraw', async () => {
  const quote = await createApplication(client, START, DALLAS);
  const { body } = await sign(quote, bodies(quote));
  client = await createTestClient(app);
  const id = body.quote.signed_choices[0]?.consent_id;
  expect([(await sign(quote, bodies(quote))).status, (await withdraw(quote, id)).status]).toEqual([404, 404]);
});
