import { createBuyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { ACCORD, createRatableQuote } from '../../testing/fixtures';
import { spread } from '../../testing/hosts';
import {
  CAR,
  HAND_OFF,
  NEW_CAR,
  NO_CAR,
  QUOTE,
  READ,
  send,
  type Shopper,
  used,
} from '../../testing/shopperCalls';
import { createTestClient } from '../../testing/testClient';
import { twoNodesOn } from '../../testing/twoNodes';

/** Failures that nobody planned, and keys; what two nodes refuse is in severalNodes.test.ts. */
const under = databaseUnderTest();
const { nodes, providers } = twoNodesOn(under);
afterEach(() => jest.restoreAllMocks());

test.each([
  ['on a quote that changed elsewhere, decides its row', new TypeError('broken'), true, [200, 2]],
  ['on an unchanged quote, is a failure', new TypeError('broken'), false, [500, 1]],
  // The lost edit may have been written.
  ['in an outage, is not repeated', Object.assign(new Error('gone'), { code: '57P01' }), true, [503, 1]],
])('what fails %s', async (_, failure, isRated, expected) => {
  const [here, elsewhere] = nodes();
  const client = await createTestClient(here);
  const { id, version } = await createRatableQuote(client);
  const path = `/v2/quotes/${id}`;
  if (isRated) {
    const other = await createTestClient(elsewhere, client.quoteKey);
    await other.call({ method: 'GET', path: `${path}/rates` });
  }
  const save = jest.spyOn(here.quotes, 'save').mockRejectedValueOnce(failure);
  const body = { homeowner: true };
  const { status } = await client.call({ method: 'PATCH', path, body, ifMatch: version });
  expect([status, save.mock.calls.length]).toEqual(expected);
});

test('a key that the other node adds opens the quote', async () => {
  let at = 0;
  const [buyer, second] = [
    await createBuyer(
      spread(nodes(), () => at),
      providers,
    ),
    await createBuyer(
      spread(nodes(), () => at),
      providers,
    ),
  ];
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
  const buyer = await createBuyer(nodes()[0], providers);
  const quote = await createRatableQuote(buyer.client);
  await under.database().kysely.deleteFrom('quote_keys').where('quote_id', '=', quote.id).execute();
  const answer = await send({ buyer, quote }, call, given);
  expect([answer.status, answer.codes]).toEqual([404, ['quote_not_found']]);
});
