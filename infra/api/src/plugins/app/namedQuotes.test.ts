import { eachDatabase } from '../../testing/eachDatabase';
import { createRatableQuote } from '../../testing/fixtures';
import { createTestClient } from '../../testing/testClient';
import { twoNodesOn } from '../../testing/twoNodes';

/** What two nodes may refuse is in severalNodes.test.ts; this is about failures that nobody planned. */
eachDatabase((under) => {
  const { nodes } = twoNodesOn(under);
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
});
