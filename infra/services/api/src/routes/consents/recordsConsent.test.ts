import { createHmac } from 'node:crypto';
import type { Consent } from '@shared/domain';
import { createOutboxStore } from '../../mail/outboxStore';
import { hookSecret } from '../../purchase/hooks';
import type { Buyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { FAKE_RECORDS_WORDS } from '../../testing/fakeSigning';
import { purchasesOn } from '../../testing/purchasesOn';

const MINUTE = 60_000;
/** The signing service's consent to electronic records, in the shopper's ledger (design: consent). */
const under = databaseUnderTest();
const { app, clock, providers, newBuyer } = purchasesOn(under);
let buyer: Buyer;
beforeEach(async () => {
  buyer = await newBuyer();
  await under.database().kysely.deleteFrom('outbox').execute();
});

const ledger = async ({ id }: { id: string }) => {
  const call = { method: 'GET', path: `/v2/quotes/${id}/consents` } as const;
  const { body } = await buyer.client.call<{ consents: Consent[] }>(call);
  return body.consents.filter(({ kind }) => kind === 'electronic_records');
};
const withdraw = ({ id }: { id: string }, consent: Consent | undefined) =>
  buyer.client.call({ method: 'POST', path: `/v2/quotes/${id}/consents/${consent?.id}/withdraw` });
const envelopeId = () => [...providers.signing.envelopes.keys()].at(-1) ?? '';
const tellSigned = (id: string) => {
  const payload = JSON.stringify({ id, type: 'envelope.completed', envelope_id: envelopeId() });
  const t = Math.floor(clock.now / 1000);
  const v1 = createHmac('sha256', hookSecret('esign-key')).update(`${t}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'provider-signature': `t=${t},v1=${v1}` };
  return app().inject({ method: 'POST', url: '/v2/hooks/esign', headers, payload });
};

test('after signing, the ledger has it once, word for word, with the original time; not before, and not twice', async () => {
  const { quote } = await buyer.paid();
  expect(await ledger(quote)).toEqual([]);
  buyer.sign();
  const given_at = new Date(clock.now).toISOString();
  clock.now += 5 * MINUTE;
  await Promise.all([tellSigned('w1'), buyer.post(quote, 'complete')]);
  await buyer.post(quote, 'complete');
  await tellSigned('w2');
  expect((await buyer.read(quote)).status).toBe('COMPLETE');
  expect(await ledger(quote)).toEqual([
    {
      id: expect.any(String),
      kind: 'electronic_records',
      version: 'fake-en',
      language: 'en',
      wording: FAKE_RECORDS_WORDS.en,
      given_at,
      withdrawn_at: null,
    },
  ]);
});

test('after a withdrawal the agent is told once to send paper; the policy stays unchanged', async () => {
  const { quote } = await buyer.paid();
  buyer.sign();
  const { body: bought } = await buyer.post(quote, 'complete');
  await under.database().kysely.deleteFrom('outbox').execute();
  const [consent] = await ledger(quote);
  expect((await withdraw(quote, consent)).status).toBe(200);
  expect((await withdraw(quote, consent)).codes).toEqual(['consent_not_found']);
  expect(await ledger(quote)).toMatchObject([{ withdrawn_at: new Date(clock.now).toISOString() }]);
  expect(await buyer.read(quote)).toMatchObject({ status: 'COMPLETE', documents: bought.documents });
  const outbox = createOutboxStore(under.database().kysely, app().vault, app().clock);
  const letters = (await outbox.claim()).map(({ letter }) => letter);
  expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
    ['agents@milepost.example', `Documents by mail from now on: ${bought.policy_number}`],
  ]);
  expect(letters[0]?.text).toContain('send later documents by mail');
});

test('a service that does not report the wording does not block the policy, and no wording is invented', async () => {
  const { quote } = await buyer.paid();
  buyer.sign();
  Object.assign(providers.signing.envelopes.get(envelopeId()) ?? {}, { consent: null });
  expect((await buyer.post(quote, 'complete')).body.status).toBe('COMPLETE');
  expect(await ledger(quote)).toEqual([]);
});
