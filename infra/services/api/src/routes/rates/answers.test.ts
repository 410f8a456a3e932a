import type { CarrierId, Quote, RateResult } from '@shared/domain';
import { packagesBasis } from '@shared/domain/purchase';
import { createBuyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createApplication, stateApplication } from '../../testing/fixtures';
import { purchasesOn } from '../../testing/purchasesOn';
import { createTestClient, type TestClient } from '../../testing/testClient';

/** What an answer of the application leads to at the API (reading 56). */
const under = databaseUnderTest();
const { app, providers } = purchasesOn(under);
let client: TestClient;
beforeEach(async () => {
  client = await createTestClient(app());
});

const START = '2026-12-01';
const pathOf = ({ id }: Quote, rest = '') => `/v2/quotes/${id}${rest}`;
const patch = async (quote: Quote, body: object) =>
  (await client.call<Quote>({ method: 'PATCH', path: pathOf(quote), body, ifMatch: quote.version })).body;
const ratesOf = (quote: Quote, query = '') =>
  client.call<RateResult & { errors: { attribute?: string }[] }>({
    method: 'GET',
    path: pathOf(quote, `/rates${query}`),
  });
const finalOf = (quote: Quote) => ratesOf(quote, '?type=final_quote');

/** Answers Yes to these, with an explanation, and No to every other question. */
const answersOf = ({ questions }: Quote, yes: readonly string[]) =>
  (questions ?? []).map(({ question_code, value, disabled }) => ({
    question_code,
    value: disabled ? value === true : yes.includes(question_code),
    explanation: yes.includes(question_code) ? 'My son Tom, 19, drives it daily' : null,
  }));

/** A stated application to this carrier. */
async function applyTo(carrier: CarrierId, ...yes: string[]): Promise<Quote> {
  let quote = await createApplication(client, START);
  const { body } = await ratesOf(quote);
  const rate = [body.best_match, ...body.other_rates].find((one) => one?.carrier_id === carrier);
  quote = await patch(quote, { selected_rate: { id: rate?.id } });
  quote = await patch(quote, { reviewed_coverages: packagesBasis(quote.vehicles) });
  quote = await patch(quote, { questions: answersOf(quote, yes) });
  return stateApplication(client, quote);
}

test.each([
  ['FCIC', 'fraud_conviction', 'declined', 'fraud_conviction'],
  ['USIC', 'fraud_conviction', 'declined', 'fraud_conviction'],
  ['IIC', 'fraud_conviction', 'referred', 'fraud_conviction'],
  ['USHC', 'existing_damage', 'referred', 'existing_damage'],
  ['IIC', 'household_drivers', 'application_incomplete', 'questions'],
  ['FCIC', 'out_of_state_garaging', 'application_incomplete', 'questions'],
] as const)('%s gives no final price for a Yes to %s: %s [R56-9]', async (carrier, yes, code, attribute) => {
  const { status, body } = await finalOf(await applyTo(carrier, yes));
  expect([status, body.errors]).toEqual([422, [{ code, attribute, message: expect.stringMatching(/\.$/) }]]);
});

test.each([
  ['IIC', 'existing_damage'],
  ['FCIC', 'prior_cancellation'],
] as const)(
  '%s accepts a Yes to %s in Illinois with its explanation [R56-2, R56-3]',
  async (carrier, yes) => {
    expect((await finalOf(await applyTo(carrier, yes))).status).toBe(200);
  },
);

test('a declined application closes its carriers in the prices, the others stay, and a corrected answer opens them [R56-5]', async () => {
  const quote = await applyTo('FCIC', 'fraud_conviction');
  const { body } = await ratesOf(quote);
  expect([body.best_match?.carrier_id, body.other_rates]).toEqual(['IIC', []]);
  const closed = body.declined.map(({ carrier_id, errors }) => [carrier_id, errors.map(({ code }) => code)]);
  expect(closed).toEqual(['FCIC', 'USHC', 'USIC'].map((carrier) => [carrier, ['declined']]));
  const { body: now } = await client.call<Quote>({ method: 'GET', path: pathOf(quote) });
  await patch(now, { questions: answersOf(now, []) });
  expect((await ratesOf(quote)).body.declined).toEqual([]);
});

test('the refusal is in the language of the caller', async () => {
  const quote = await applyTo('FCIC', 'fraud_conviction');
  const call = { method: 'GET', path: pathOf(quote, '/rates?type=final_quote'), language: 'es' } as const;
  const { body } = await client.call<{ errors: { message: string }[] }>(call);
  expect(body.errors[0]?.message).toMatch(/^Esta aseguradora no puede/);
});

/** An open payment whose application has an answer from before answers were judged. */
async function openedBefore() {
  const buyer = await createBuyer(app(), providers);
  const opened = await buyer.opened();
  const { store } = app().purchases;
  const open = await store.live(opened.quote.id);
  const questions = [{ question_code: 'fraud_conviction', value: true, explanation: 'In 2019' }];
  if (!open || !(await store.move(open, { to: 'PAYMENT_OPEN', document: { questions } }))) throw new Error();
  return { ...buyer, ...opened, carrier: open.purchase.order.rate.carrier_id };
}

describe('a payment that was opened before answers were judged', () => {
  test('is closed at bind, with the reason, and nothing was charged [R56-9]', async () => {
    const { post, read, quote, sent, session, carrier } = await openedBefore();
    const bound = await post(quote, 'bind', sent);
    const code = carrier === 'IIC' ? 'referred' : 'declined';
    expect([bound.status, bound.codes]).toEqual([422, [code]]);
    expect((await read(quote)).status).toBe('FINAL_RATED');
    expect(session.status).toBe('cancelled');
  });

  test('releases what the card was already authorized for, and says why [R56-9]', async () => {
    const { post, read, quote, sent, session, system } = await openedBefore();
    system.pay(session.id);
    expect((await post(quote, 'bind', sent)).status).toBe(422);
    const { status, errors, policy_number } = await read(quote);
    expect([status, policy_number, errors?.map(({ code }) => code)]).toEqual([
      'FAILED',
      null,
      ['purchase_failed', expect.stringMatching(/^(declined|referred)$/)],
    ]);
    expect(system.entries.map(({ kind }) => kind)).toEqual(['authorize', 'void']);
  });
});
