import type { Buyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { purchasesOn } from '../../testing/purchasesOn';
import { readPdf } from '../../testing/readPdf';

const get = (buyer: Buyer, url: string) =>
  buyer.client.call<{ content_type: string; content_base64: string }>({
    method: 'GET',
    path: `/v2/docs/get_documents?PDF_URL=${encodeURIComponent(url)}`,
  });

/** `docs/get_documents` returns a released paper of the caller's own quote, and fetches no address (design: limits). */
const under = databaseUnderTest();
const { app, newBuyer } = purchasesOn(under);

const completed = async () => {
  const buyer = await newBuyer();
  const payment = await buyer.paid();
  buyer.sign();
  const { body } = await buyer.post(payment.quote, 'complete');
  return { ...payment, buyer, bought: body };
};

test('all papers are returned as signed and rendered; the declarations match what is stored', async () => {
  const { buyer, bought } = await completed();
  const texts: Record<string, string> = {};
  for (const { type, url } of bought.documents) {
    const { status, body } = await get(buyer, url);
    expect([status, body.content_type]).toEqual([200, 'application/pdf']);
    texts[type] = readPdf(Buffer.from(body.content_base64, 'base64')).text;
  }
  expect(texts['dec_page']).toContain(bought.policy_number);
  expect(texts['dec_page']).toContain('Wilhelmina Quackenbush');
  expect(texts['dec_page']).toContain(bought.vehicles[0]?.vin);
  expect(texts['id_cards']).toContain(bought.vehicles[0]?.vin);
  expect(texts['esign_packet']).toContain('number ending in 8901');
  expect(texts['esign_packet']).not.toContain('Q12345678901');
});

test("another quote's paper is not found", async () => {
  const [{ bought }, other] = [await completed(), await completed()];
  for (const { url } of bought.documents) {
    const { status, codes } = await get(other.buyer, url);
    expect([status, codes]).toEqual([404, ['document_not_found']]);
  }
});

test('a paper is not found before the policy is in force', async () => {
  const buyer = await newBuyer();
  const { quote } = await buyer.paid();
  const live = await app().purchases.store.live(quote.id);
  const stored = live && (await app().purchases.documents.ofPurchase(live.quote, live.purchase.id));
  expect(stored).toHaveLength(3);
  for (const { id } of stored ?? [])
    expect((await get(buyer, `https://site.test/v2/docs/${id}`)).codes).toEqual(['document_not_found']);
});

test('an address of another site is not found, even with the name of an own paper; nothing is fetched', async () => {
  const { buyer, bought } = await completed();
  const own = bought.documents[0]?.url ?? '';
  const id = own.split('/').at(-1) ?? '';
  const fetched = jest.spyOn(globalThis, 'fetch');
  const foreign = [
    own.replace('https://site.test', 'https://evil.example'),
    own.replace('https://site.test', 'https://site.test@evil.example'),
    own.replace('https://site.test', 'http://169.254.169.254'),
    `file:///v2/docs/${id}`,
    `${own}?x=1`,
    `${own}/../${id}`,
    `https://site.test/v2/docs/%00${id}`,
    'https://site.test/v2/docs/',
    id,
    'no address',
  ];
  for (const url of foreign) {
    const { status, codes } = await get(buyer, url);
    expect([url, status, codes]).toEqual([url, 404, ['document_not_found']]);
  }
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

test('a missing or too long address is rejected; so is a caller without a quote', async () => {
  const buyer = await newBuyer();
  expect((await buyer.client.call({ method: 'GET', path: '/v2/docs/get_documents' })).status).toBe(422);
  expect((await get(buyer, `https://site.test/${'a'.repeat(300)}`)).status).toBe(422);
  expect((await get(buyer, 'https://site.test/v2/docs/x')).codes).toEqual(['quote_not_found']);
});
