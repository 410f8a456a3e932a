import type { PaymentToken, Quote, RateResult } from '@shared/domain';
import type { FakeProviders } from './fakeProviders';
import { createStatedApplication } from './fixtures';
import { createTestClient, type Host, type TestClient } from './testClient';

/** A final quote with its first monthly plan chosen. */
async function planned(client: TestClient) {
  const quote = await createStatedApplication(client, '2026-12-01');
  const path = `/v2/quotes/${quote.id}`;
  const { body } = await client.call<RateResult>({ method: 'GET', path: `${path}/rates?type=final_quote` });
  const rate = body.best_match;
  const option = rate?.payment_options.find(({ plan_type: type }) => type === 'monthly');
  if (!rate || !option) throw new Error('no final rate');
  const plan = { payment_plan_code: option.plan_code };
  const chosen = await client.call<Quote>({ method: 'PATCH', path, body: plan, ifMatch: quote.version });
  return { quote: chosen.body, rate, option, status: chosen.status };
}

/** A shopper who chooses a plan, pays and signs, with test-controlled providers; on a partner's page, if one is named. */
export async function createBuyer(app: Host, providers: FakeProviders, partner?: string) {
  const own = await createTestClient(app);
  const client: TestClient = {
    ...own,
    call: (call) => own.call({ ...call, ...(partner !== undefined && { partner }) }),
  };
  const read = async ({ id }: { id: string }) =>
    (await client.call<Quote>({ method: 'GET', path: `/v2/quotes/${id}` })).body;
  const post = (quote: { id: string }, verb: string, body?: object) =>
    client.call<Quote>({ method: 'POST', path: `/v2/quotes/${quote.id}/${verb}`, body: body ?? {} });
  const token = () => client.call<PaymentToken>({ method: 'GET', path: '/v2/tokens/token?system=GW' });

  /** Opens the payment; `session` is the provider's, `sent` what the browser would bind with. */
  async function opened() {
    const { quote, rate, option } = await planned(client);
    const { body } = await token();
    const system = providers.payments[body.payment_system];
    const session = system.sessions.get(body.value.replace('token-', ''));
    if (!session) throw new Error('no session');
    const payment_result = { session_id: session.id };
    return {
      quote,
      rate,
      option,
      system,
      session,
      sent: { rate_id: rate.id, plan_code: option.plan_code, payment_result },
    };
  }

  /** Paid and bound; `sign` signs the envelope. */
  async function paid() {
    const payment = await opened();
    payment.system.pay(payment.session.id);
    return { ...payment, bound: await post(payment.quote, 'bind', payment.sent) };
  }
  const sign = () => providers.signing.sign([...providers.signing.envelopes.keys()].at(-1) ?? '');
  return { client, read, post, token, planned: () => planned(client), opened, paid, sign };
}

export type Buyer = Awaited<ReturnType<typeof createBuyer>>;
