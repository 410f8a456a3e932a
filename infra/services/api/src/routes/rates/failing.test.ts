import type { FastifyInstance } from 'fastify';
import type { Quote, RateResult } from '@shared/domain';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createRatableQuote } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient } from '../../testing/testClient';

const under = databaseUnderTest();
let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp(under.database());
});
afterAll(() => app.close());

test('a failed rating clears the rates: the cars lose their premiums, nothing can be bought [4-9]', async () => {
  const client = await createTestClient(app);
  const quote = await createRatableQuote(client);
  const path = `/v2/quotes/${quote.id}`;
  const rates = () => client.call<RateResult>({ method: 'GET', path: `${path}/rates` });
  const rateId = (await rates()).body.best_match?.id;
  const edited = await client.call<{ quote: Quote }>({
    method: 'PATCH',
    path: `${path}/drivers/${quote.drivers[0]?.id}`,
    body: { license_status: 'not_licensed' },
    ifMatch: quote.version,
  });
  const failed = (await rates()).body;
  expect([failed.best_match, failed.errors.map(({ code }) => code)]).toEqual([null, ['no_licensed_driver']]);
  const after = (await client.call<Quote>({ method: 'GET', path })).body;
  expect([after.status, after.vehicles[0]?.vehicle_premium]).toEqual(['DRAFT', null]);
  const buy = { method: 'PATCH', path, body: { selected_rate: { id: rateId } } } as const;
  const bought = await client.call({ ...buy, ifMatch: edited.body.quote.version });
  expect(bought.status).toBe(422);
});
