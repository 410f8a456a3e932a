import * as fc from 'fast-check';
import type { Quote, RateResult } from '@shared/domain';
import { openChoices } from '@shared/domain/purchase';
import { choiceWording } from '@shared/i18n/choices';
import { currentStatement } from '@shared/i18n/statement';
import { runs } from '@shared/testing/form';
import { type Buyer, createBuyer } from './testing/buyer';
import { eachDatabase } from './testing/eachDatabase';
import type { FakeProviders } from './testing/fakeProviders';
import {
  ACCORD,
  createApplication,
  createRatableQuote,
  createStatedApplication,
  DALLAS,
  PAT,
  stateApplication,
} from './testing/fixtures';
import { spread, tellRefusals } from './testing/hosts';
import type { Call, Method } from './testing/testClient';
import { twoNodesOn } from './testing/twoNodes';

const FIRST_DAY = '2026-12-01';
const MAIL = { to: 'ann@example.com' };
const CONTACT = { ...MAIL, fullName: 'Ann Lee', phoneNumber: '3125550100' };

/** A shopper whose calls the test sends to either node, and what their browser knows. */
interface Shopper {
  buyer: Buyer;
  quote: Quote;
  rates?: RateResult;
  payment?: Awaited<ReturnType<Buyer['opened']>>;
}

type Given = Partial<Call> & { query?: string };
type Row = readonly [call: string, given: Given | ((shopper: Shopper) => Given), answer: string];

/** A quote that the first node remembers, a change on the second, and calls that the first answers then. */
interface Scene {
  start: (buyer: Buyer) => Promise<Omit<Shopper, 'buyer'>>;
  change: (shopper: Shopper) => Promise<unknown>;
  calls: readonly Row[];
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PATCH', 'DELETE'];

function send<T = RateResult & Quote>(shopper: Shopper, call: string, { query = '', ...given }: Given = {}) {
  const { buyer, quote } = shopper;
  const method = METHODS.find((one) => call.startsWith(one)) ?? 'GET';
  const path = (call.split(' ')[1] ?? '')
    .replace('{id}', quote.id)
    .replace('{vehicleId}', quote.vehicles.at(-1)?.id ?? '')
    .replace('{driverId}', quote.drivers[0]?.id ?? '')
    .replace('{consentId}', quote.signed_statement?.consent_id ?? '');
  const ifMatch = method === 'PATCH' || method === 'DELETE' ? { ifMatch: quote.version } : {};
  return buyer.client.call<T>({ method, path: path + query, ...ifMatch, ...given });
}

const QUOTE = 'PATCH /v2/quotes/{id}';
const CAR = 'PATCH /v2/quotes/{id}/vehicles/{vehicleId}';
const DRIVER = 'PATCH /v2/quotes/{id}/drivers/{driverId}';
const NO_CAR = 'DELETE /v2/quotes/{id}/vehicles/{vehicleId}';
const NO_DRIVER = 'DELETE /v2/quotes/{id}/drivers/{driverId}';
const NEW_CAR = 'POST /v2/quotes/{id}/vehicles';
const NEW_DRIVER = 'POST /v2/quotes/{id}/drivers';
const READ = 'GET /v2/quotes/{id}';
const RATES = 'GET /v2/quotes/{id}/rates';
const TOKEN = 'GET /v2/tokens/token';
const CANCEL = 'POST /v2/quotes/{id}/cancel-payment';
const EXTEND = 'POST /v2/quotes/{id}/extend-payment';
const BIND = 'POST /v2/quotes/{id}/bind';
const COMPLETE = 'POST /v2/quotes/{id}/complete';
const STATE = 'POST /v2/quotes/{id}/consents/statement';
const WITHDRAW = 'POST /v2/quotes/{id}/consents/{consentId}/withdraw';
const HAND_OFF = 'POST /v2/quotes/{id}/handoff';
const PAPER = 'GET /v2/docs/get_documents';

const draft: Scene['start'] = async ({ client }) => ({ quote: await createRatableQuote(client) });
const opened: Scene['start'] = async (buyer) => {
  const payment = await buyer.opened();
  return { payment, quote: await buyer.read(payment.quote) };
};
const session = ({ payment }: Shopper): Given => ({ body: { session_id: payment?.session.id } });
const order = ({ payment }: Shopper): Given => ({ body: payment?.sent });
const chosenRate = ({ rates }: Shopper): Given => ({
  body: { selected_rate: { id: rates?.best_match?.id } },
});
const plan = ({ rates, quote }: Shopper): Given => {
  const options = rates?.best_match?.payment_options ?? [];
  const monthly = options.find(({ plan_type: type }) => type === 'monthly') ?? quote.selected_pay_plan;
  return { body: { payment_plan_code: monthly?.plan_code ?? 'monthly' } };
};
const statement = ({ quote }: Shopper): Given => ({
  body: { version: currentStatement('IL').version, quote_version: quote.version },
});
const choices = ({ quote }: Shopper): Given => ({
  body: {
    choices: openChoices(quote).map(({ kind, basis }) => ({
      kind,
      basis,
      version: choiceWording(quote.address.state, kind)?.version,
    })),
  },
});
const paper = ({ quote }: Shopper): Given => ({
  query: `?PDF_URL=${encodeURIComponent(quote.documents[0]?.url ?? '')}`,
});
const owner = (homeowner: boolean): Given => ({ body: { homeowner } });
const used: Given = { body: { use_code: 'pleasure' } };
const goodStudent: Given = { body: { good_student: true } };
/** The version before the other node's edit. */
const outdated =
  (given: Given) =>
  ({ quote }: Shopper) => ({ ...given, ifMatch: quote.version - 1 });

const rate = async (shopper: Shopper) => {
  shopper.rates = (await send(shopper, RATES)).body;
};
const rateFinally = async (shopper: Shopper) => {
  shopper.rates = (await send(shopper, RATES, { query: '?type=final_quote' })).body;
};
const pay = async (shopper: Shopper) => {
  shopper.payment?.system.pay(shopper.payment.session.id);
  await send(shopper, BIND, order(shopper));
};

const SCENES: Record<string, Scene> = {
  'priced on the other node': {
    start: draft,
    change: rate,
    calls: [
      [QUOTE, chosenRate, '200'],
      [QUOTE, owner(true), '200'],
      [CAR, used, '200'],
      [DRIVER, goodStudent, '200'],
      [NO_CAR, {}, '200'],
      [NO_DRIVER, {}, '200'],
      [NEW_CAR, { body: ACCORD }, '201'],
      [NEW_DRIVER, { body: PAT }, '201'],
      [READ, {}, '200'],
      [RATES, {}, '200'],
      ['GET /v2/quotes/{id}/rates/changes', { query: '?carrier_id=IIC' }, '200'],
      ['GET /v2/quotes/{id}/price-range', { query: '?step=review' }, '200'],
      ['GET /v2/quotes/{id}/consents', {}, '200'],
      ['POST /v2/quotes/{id}/send', { body: MAIL }, '202'],
      ['POST /v2/quotes/{id}/contact_me', { body: CONTACT }, '202'],
      ['POST /v2/quotes/{id}/resume-links', { body: { ...MAIL, step: 'quote.rates' } }, '202'],
      [HAND_OFF, {}, '201'],
    ],
  },
  'edited on the other node': {
    start: draft,
    change: (shopper) => send(shopper, QUOTE, owner(true)),
    calls: [
      [QUOTE, owner(false), '200'],
      [QUOTE, outdated(owner(false)), '412 version_stale'],
      // Refused on the remembered quote too, but for another reason.
      [QUOTE, outdated({ body: { selected_rate: { id: 'x' } } }), '412 version_stale'],
    ],
  },
  'given a second car on the other node': {
    start: draft,
    change: (shopper) => send(shopper, NEW_CAR, { body: ACCORD }),
    calls: [
      [CAR, used, '200'],
      [CAR, outdated(used), '412 version_stale'],
      [NO_CAR, {}, '200'],
    ],
  },
  'without its car on the other node': {
    start: draft,
    change: (shopper) => send(shopper, NO_CAR),
    calls: [
      [CAR, ({ quote }) => ({ path: `/v2/quotes/${quote.id}/vehicles/gone` }), '404 vehicle_not_found'],
      [RATES, {}, '200'],
    ],
  },
  'given another package on the other node': {
    start: async ({ client }) => ({ quote: await createApplication(client, FIRST_DAY, DALLAS) }),
    change: (shopper) => send(shopper, CAR, { body: { coverage_package_name: 'BEST' } }),
    calls: [['POST /v2/quotes/{id}/consents', choices, '201']],
  },
  'given its final price on the other node': {
    start: async ({ client }) => ({ quote: await createStatedApplication(client, FIRST_DAY) }),
    change: rateFinally,
    calls: [
      [QUOTE, plan, '200'],
      [QUOTE, owner(true), '200'],
      [DRIVER, goodStudent, '200'],
    ],
  },
  'being paid on the other node': {
    start: async (buyer) => ({ quote: (await buyer.planned()).quote }),
    change: (shopper) => send(shopper, TOKEN, { query: '?system=GW' }),
    calls: [
      [QUOTE, plan, '409 quote_closed'],
      [QUOTE, owner(true), '409 quote_closed'],
      [CAR, used, '409 quote_closed'],
      [DRIVER, goodStudent, '409 quote_closed'],
      [NO_CAR, {}, '409 quote_closed'],
      [NO_DRIVER, {}, '409 quote_closed'],
      [NEW_CAR, { body: ACCORD }, '409 quote_closed'],
      [STATE, statement, '409 quote_closed'],
      [WITHDRAW, {}, '409 quote_closed'],
      [RATES, { query: '?type=final_quote' }, '409 quote_closed'],
      [TOKEN, { query: '?system=GW' }, '200'],
      [CANCEL, { body: {} }, '200'],
    ],
  },
  'no longer being paid, by the other node': {
    start: opened,
    change: (shopper) => send(shopper, CANCEL, session(shopper)),
    calls: [
      [QUOTE, plan, '200'],
      [QUOTE, owner(true), '200'],
      [CAR, used, '200'],
      [DRIVER, goodStudent, '200'],
      [NO_CAR, {}, '200'],
      [STATE, statement, '201'],
      [WITHDRAW, {}, '200'],
      [RATES, { query: '?type=final_quote' }, '200'],
      [EXTEND, session, '409 payment_not_ready'],
      [BIND, order, '409 payment_not_ready'],
    ],
  },
  'paid on the other node': {
    start: opened,
    change: pay,
    calls: [
      [QUOTE, owner(true), '409 quote_closed'],
      [BIND, order, '200'],
      [EXTEND, session, '409 payment_not_ready'],
      [COMPLETE, {}, '409 not_signed'],
    ],
  },
  'bought on the other node': {
    start: opened,
    change: async (shopper) => {
      await pay(shopper);
      shopper.buyer.sign();
      await send(shopper, COMPLETE);
    },
    calls: [
      [READ, {}, '200'],
      [COMPLETE, {}, '200'],
      [CAR, used, '409 quote_closed'],
      [PAPER, paper, '200'],
    ],
  },
};

/** Every call from the first answer to the papers, with a payment that is closed to change an answer. */
async function buyAPolicy(buyer: Buyer, { payments }: FakeProviders): Promise<void> {
  const payment = await buyer.opened();
  const shopper: Shopper = { buyer, payment, quote: payment.quote };
  await send(shopper, CANCEL, session(shopper));
  await send(shopper, DRIVER, goodStudent);
  shopper.quote = await stateApplication(buyer.client, await buyer.read(payment.quote));
  await rateFinally(shopper);
  await send(shopper, QUOTE, plan(shopper));
  const { body: token } = await buyer.token();
  const { rate_id, plan_code, session_id } = token;
  payments[token.payment_system].pay(session_id);
  await send(shopper, BIND, { body: { rate_id, plan_code, payment_result: { session_id } } });
  buyer.sign();
  shopper.quote = (await send(shopper, COMPLETE)).body;
  expect(shopper.quote.status).toBe('COMPLETE');
  await send(shopper, PAPER, paper(shopper));
}

eachDatabase((under) => {
  const { nodes, providers } = twoNodesOn(under);
  const newShopper = async (pick: () => number) => createBuyer(spread(nodes(), pick), providers);

  /** The first node's answer to a call, after the second one has changed the quote that the first remembers. */
  async function answerOf({ start, change }: Scene, [call, given]: Row): Promise<string> {
    let at = 0;
    const buyer = await newShopper(() => at);
    const shopper: Shopper = { buyer, ...(await start(buyer)) };
    at = 1;
    await change(shopper);
    shopper.quote = await buyer.read(shopper.quote);
    at = 0;
    const answer = await send(shopper, call, typeof given === 'function' ? given(shopper) : given);
    return [answer.status, ...answer.codes].join(' ');
  }

  test('every call that names a quote is in the table below', () => {
    const { paths } = nodes()[0].describeApi();
    const calls = Object.entries(paths).flatMap(([path, byMethod]) =>
      Object.keys(byMethod).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const named = calls.filter((call) => call.includes('/quotes/{id}') || [TOKEN, PAPER].includes(call));
    const shown = Object.values(SCENES).flatMap(({ calls: rows }) => rows.map(([call]) => call));
    expect(new Set(shown)).toEqual(new Set(named));
  });

  describe.each(Object.entries(SCENES))('a quote that is %s', (_, scene) => {
    test.each(scene.calls.map((row) => [row[0], row[2], row] as const))(
      '%s: %s',
      async (_call, wanted, row) => {
        expect(await answerOf(scene, row)).toBe(wanted);
      },
    );
  });

  test('a key that the other node adds opens the quote', async () => {
    let at = 0;
    const [buyer, second] = [await newShopper(() => at), await newShopper(() => at)];
    const shopper: Shopper = { buyer, quote: await createRatableQuote(buyer.client) };
    const { code } = (await send<{ code: string }>(shopper, HAND_OFF)).body;
    at = 1;
    await second.client.call({ method: 'POST', path: '/v2/resume', body: { code } });
    at = 0;
    const elsewhere = { ...shopper, buyer: second };
    expect((await send(elsewhere, READ)).status).toBe(200);
    expect((await send(elsewhere, CAR, used)).status).toBe(200);
  });

  test.each([
    [READ, {}],
    [CAR, used],
    [QUOTE, { body: { selected_rate: { id: 'x' } } }],
    [NO_CAR, {}],
    [NEW_CAR, { body: ACCORD }],
  ])('%s: a key that is gone from the database opens nothing', async (call, given) => {
    const buyer = await newShopper(() => 0);
    const quote = await createRatableQuote(buyer.client);
    await under.database().kysely.deleteFrom('quote_keys').where('quote_id', '=', quote.id).execute();
    const answer = await send({ buyer, quote }, call, given);
    expect([answer.status, answer.codes]).toEqual([404, ['quote_not_found']]);
  });

  test('whichever node answers each call, a shopper who buys a policy is refused nothing', async () => {
    const routes = fc.infiniteStream(fc.nat(1));
    const journey = fc.asyncProperty(routes, async (route) => {
      const refusals: string[] = [];
      const site = spread(nodes(), () => route.next().value);
      const buyer = await createBuyer(
        tellRefusals(site, (refusal) => refusals.push(refusal)),
        providers,
      );
      await buyAPolicy(buyer, providers);
      expect(refusals).toEqual([]);
    });
    await fc.assert(journey, { ...runs(24), endOnFailure: true });
  });
});
