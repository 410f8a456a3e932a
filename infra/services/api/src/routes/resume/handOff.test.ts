import type { Quote } from '@shared/domain';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createQuote } from '../../testing/fixtures';
import { purchasesOn } from '../../testing/purchasesOn';
import { createTestClient, type TestClient } from '../../testing/testClient';

interface HandOff {
  code: string;
  expires_at: string;
}

/** From a partner's page to the main site (ADR 0044). */
const under = databaseUnderTest();
const { app, clock } = purchasesOn(under);
let owner: TestClient;
let quote: Quote;
beforeEach(async () => {
  owner = await createTestClient(app());
  quote = await createQuote(owner);
});

const handOff = (client = owner) =>
  client.call<HandOff>({ method: 'POST', path: `/v2/quotes/${quote.id}/handoff`, idempotencyKey: null });
const exchange = async (code: string, client?: TestClient) =>
  (client ?? (await createTestClient(app()))).call<Quote>({
    method: 'POST',
    path: '/v2/resume',
    body: { code },
    idempotencyKey: null,
  });

test('the code opens the quote in another browser once', async () => {
  const { status, body } = await handOff();
  expect(status).toBe(201);
  expect(body.expires_at).toBe(new Date(clock.now + 60_000).toISOString());
  const opened = await exchange(body.code);
  expect([opened.status, opened.body.id]).toEqual([200, quote.id]);
  expect((await exchange(body.code)).codes).toEqual(['resume_code_spent']);
});

test('whoever used it may repeat a call whose response was lost', async () => {
  const { code } = (await handOff()).body;
  const other = await createTestClient(app());
  expect((await exchange(code, other)).status).toBe(200);
  expect((await exchange(code, other)).status).toBe(200);
});

test.each([
  [59_999, 200],
  [60_000, 410],
  [60_001, 410],
])('after %i ms it answers %i', async (passed, status) => {
  const { code } = (await handOff()).body;
  clock.now += passed;
  expect((await exchange(code)).status).toBe(status);
});

test('nobody but the holder of the quote’s key gets a code', async () => {
  expect((await handOff(await createTestClient(app()))).codes).toEqual(['quote_not_found']);
  const plain = await app().inject({ method: 'POST', url: `/v2/quotes/${quote.id}/handoff` });
  expect(plain.statusCode).toBe(401);
});
