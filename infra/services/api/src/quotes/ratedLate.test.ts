import { hashQuoteKey } from '../crypto/vault';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { purchasesOn } from '../testing/purchasesOn';
import { currentRates } from './rates';
import type { StoredQuote } from './storedQuote';

/** A rating reads the quote, computes, and writes; a payment may open, or a policy be bound, in between. */
const under = databaseUnderTest();
const { app, newBuyer } = purchasesOn(under);

/** The quote as rating read it before the payment, with its key's hash and its current status. */
async function paidMeanwhile() {
  const buyer = await newBuyer();
  const { quote } = await buyer.planned();
  const keyHash = hashQuoteKey(buyer.client.quoteKey);
  const read = await app().quotes.find(quote.id, keyHash);
  if (!read) throw new Error('no quote');
  await buyer.token();
  return { buyer, keyHash, read };
}
const storedFinal = (quote: StoredQuote) => app().finalRates.find(quote);

test('late prices do not move a quote that is being paid [R8-3]', async () => {
  const { buyer, keyHash, read } = await paidMeanwhile();
  await currentRates(app(), read, keyHash, { planCode: undefined, rateId: undefined });
  expect((await buyer.read(read)).status).toBe('PAYMENT_OPEN');
});

test('neither does a late rating failure, and the price being paid stays [R8-3]', async () => {
  const { buyer, read } = await paidMeanwhile();
  await app().rates.clear(read);
  await app().finalRates.clear(read);
  expect((await buyer.read(read)).status).toBe('PAYMENT_OPEN');
  expect(await storedFinal(read)).not.toBeNull();
});
