import * as fc from 'fast-check';
import { runs } from '@shared/testing/form';
import { type Buyer, createBuyer } from './testing/buyer';
import { databaseUnderTest } from './testing/databaseUnderTest';
import {
  ACCORD,
  createApplication,
  createRatableQuote,
  createStatedApplication,
  DALLAS,
  PAT,
} from './testing/fixtures';
import { spread, tellRefusals } from './testing/hosts';
import {
  BIND,
  buyAPolicy,
  CANCEL,
  CAR,
  choices,
  chosenRate,
  COMPLETE,
  CONTACT,
  DRIVER,
  EXTEND,
  goodStudent,
  HAND_OFF,
  lines,
  MAIL,
  NEW_CAR,
  NEW_DRIVER,
  NO_CAR,
  NO_DRIVER,
  order,
  outdated,
  owner,
  PAPER,
  paper,
  pay,
  plan,
  QUOTE,
  rate,
  rateFinally,
  RATES,
  READ,
  send,
  session,
  STATE,
  statement,
  TOKEN,
  used,
  WITHDRAW,
  type Given,
  type Shopper,
} from './testing/shopperCalls';
import { twoNodesOn } from './testing/twoNodes';

const FIRST_DAY = '2026-12-01';

type Row = readonly [call: string, given: Given | ((shopper: Shopper) => Given), answer: string];

/** A quote that the first node remembers, a change on the second, and calls that the first answers then. */
interface Scene {
  start: (buyer: Buyer) => Promise<Omit<Shopper, 'buyer'>>;
  change: (shopper: Shopper) => Promise<unknown>;
  calls: readonly Row[];
}

const draft: Scene['start'] = async ({ client }) => ({ quote: await createRatableQuote(client) });
const opened: Scene['start'] = async (buyer) => {
  const payment = await buyer.opened();
  return { payment, quote: await buyer.read(payment.quote) };
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
      ['GET /v2/quotes/{id}/data', {}, '200'],
      ['POST /v2/quotes/{id}/erase', { body: {} }, '200'],
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
    calls: [
      ['POST /v2/quotes/{id}/consents', choices, '201'],
      ['GET /v2/quotes/{id}/rates/choices', {}, '200'],
      ['POST /v2/quotes/{id}/choices', lines, '201'],
    ],
  },
  'given its final price on the other node': {
    start: async ({ client }) => ({ quote: await createStatedApplication(client, FIRST_DAY) }),
    change: rateFinally,
    calls: [
      [QUOTE, plan, '200'],
      [QUOTE, owner(true), '200'],
      [DRIVER, goodStudent, '200'],
      ['POST /v2/quotes/{id}/referral', {}, '409 nothing_to_refer'],
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

const under = databaseUnderTest();
const { nodes, providers } = twoNodesOn(under);
const newShopper = async (pick: () => number) => createBuyer(spread(nodes(), pick), providers);

/** The first node's answers to calls, after the second one has changed the quote that the first remembers. */
async function answersOf({ start, change }: Scene, rows: readonly Row[]): Promise<string[]> {
  let at = 0;
  const buyer = await newShopper(() => at);
  const shopper: Shopper = { buyer, ...(await start(buyer)) };
  at = 1;
  await change(shopper);
  shopper.quote = await buyer.read(shopper.quote);
  at = 0;
  const answers: string[] = [];
  for (const [call, given] of rows) {
    const { status, codes } = await send(shopper, call, typeof given === 'function' ? given(shopper) : given);
    answers.push([status, ...codes].join(' '));
  }
  return answers;
}

/** A refused call changes nothing, so one shopper makes all of them; every other call has a shopper of its own. */
function callsOf({ calls }: Scene): Row[][] {
  const refused = calls.filter(([, , answer]) => answer.startsWith('4'));
  return [refused, ...calls.filter((row) => !refused.includes(row)).map((row) => [row])].filter(
    (rows) => rows.length > 0,
  );
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
  test.each(callsOf(scene).map((rows) => [rows.map(([call]) => call).join(', '), rows] as const))(
    '%s',
    async (_calls, rows) => {
      expect(await answersOf(scene, rows)).toEqual(rows.map(([, , answer]) => answer));
    },
  );
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
    const bought = await buyAPolicy(buyer, providers).catch((error: unknown) => error);
    expect([refusals, bought]).toEqual([[], undefined]);
  });
  await fc.assert(journey, { ...runs(24), endOnFailure: true });
});
