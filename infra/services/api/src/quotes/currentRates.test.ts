import type { Quote } from '@shared/domain';
import { hashQuoteKey } from '../crypto/vault';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { createRatableQuote } from '../testing/fixtures';
import { testApp } from '../testing/testApp';
import { createTestClient } from '../testing/testClient';
import { currentRates } from './rates';

const AS_IT_STANDS = { planCode: undefined, rateId: undefined };

const under = databaseUnderTest();
test('section 4: a failed rating clears the rates: no price stays, and the quote is no longer rated [4-9]', async () => {
  const app = await testApp(under.database());
  const client = await createTestClient(app);
  const { id } = await createRatableQuote(client);
  const read = async () => (await client.call<Quote>({ method: 'GET', path: `/v2/quotes/${id}` })).body;
  await client.call({ method: 'GET', path: `/v2/quotes/${id}/rates` });
  expect((await read()).status).toBe('RATED');
  expect((await read()).vehicles[0]?.vehicle_premium).toBeGreaterThan(0);

  const keyHash = hashQuoteKey(client.quoteKey);
  const stored = await app.quotes.find(id, keyHash);
  if (!stored) throw new Error('no quote');
  const failed = await currentRates(app, { ...stored, drivers: [] }, keyHash, AS_IT_STANDS);
  expect([failed.best_match, failed.errors[0]?.code]).toEqual([null, 'quote_incomplete']);

  expect(await app.rates.find(stored)).toBeNull();
  const after = await read();
  expect([after.status, after.vehicles[0]?.vehicle_premium]).toEqual(['DRAFT', null]);
  await app.close();
});
