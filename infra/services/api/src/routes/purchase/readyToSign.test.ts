import { paths, purchaseResumePath, type Quote } from '@shared/domain';
import { advance } from '../../purchase/worker';
import { createOutboxStore } from '../../mail/outboxStore';
import type { Buyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { PURCHASE_PAT } from '../../testing/fixtures';
import { codeIn } from '../../testing/mailCollector';
import { purchasesOn } from '../../testing/purchasesOn';
import { createTestClient } from '../../testing/testClient';

const EMAIL = 'pat@example.com';
/** A shopper who left while the papers were rendered gets a letter when they can be signed (readings 8 and 39). */
const under = databaseUnderTest();
const { app, providers, newBuyer } = purchasesOn(under);
let buyer: Buyer;
beforeEach(async () => {
  // The node's own worker would run at unpredictable moments.
  jest.spyOn(app().purchases.store, 'claim').mockResolvedValue([]);
  buyer = await newBuyer();
  await under.database().kysely.deleteFrom('outbox').execute();
});
afterEach(() => jest.restoreAllMocks());

const lettersNow = async () => {
  const outbox = createOutboxStore(under.database().kysely, app().vault, app().clock);
  return (await outbox.claim()).map(({ letter }) => letter);
};

test('one letter, however often the papers are requested, without personal numbers', async () => {
  const { quote, system, session, sent } = await buyer.opened();
  system.pay(session.id);
  providers.signing.failNext('create', 'after');
  await buyer.post(quote, 'bind', sent);
  expect(await lettersNow()).toEqual([]);
  const binds = await Promise.all([1, 2, 3].map(() => buyer.post(quote, 'bind', sent)));
  const live = await app().purchases.store.live(quote.id);
  await advance(app().purchases, live?.purchase.id ?? '');
  const letters = await lettersNow();
  expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
    [EMAIL, 'Your documents are ready to sign'],
  ]);
  const [letter] = letters;
  if (!letter) throw new Error('no letter');
  const { text, html } = letter;
  expect(text).toContain(binds[0]?.body.policy_number);
  for (const part of [text, html]) {
    expect(part).toMatch(/Please sign by November 24, 2026 at 11:59\sa\.m\. CST/);
    expect(part).not.toContain(PURCHASE_PAT.license_number);
  }
});

test('its link opens the purchase at the signature, in another browser; a used one can be requested again', async () => {
  const { bound, quote } = await buyer.paid();
  const [letter] = await lettersNow();
  const other = await createTestClient(app());
  const opened = await other.call<Quote>({
    method: 'POST',
    path: '/v2/resume',
    body: { code: codeIn(letter) },
  });
  expect([opened.status, opened.body.esignUrl]).toEqual([200, bound.body.esignUrl]);
  expect(purchaseResumePath(opened.body)).toBe(paths.signatures());
  const again = { quote_id: quote.id, to: EMAIL };
  await other.call({ method: 'POST', path: '/v2/resume-links', body: again });
  const [second] = await lettersNow();
  expect(codeIn(second)).toHaveLength(43);
});

test('once signed, a second letter has the papers and the payments for a calendar', async () => {
  const { quote } = await buyer.paid();
  buyer.sign();
  await buyer.post(quote, 'complete');
  const papers = (await lettersNow()).map(({ attachments = [] }) => attachments.length);
  expect(papers.toSorted((a, b) => a - b)).toEqual([0, 4]);
});
