import { PAPER_TEXTS } from '../../documents/locales/paperTexts';
import { createOutboxStore } from '../../mail/outboxStore';
import type { Buyer } from '../../testing/buyer';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { purchasesOn } from '../../testing/purchasesOn';

const TOKEN = '/v2/tokens/token?system=GW';
const READY = { en: 'Your documents are ready to sign', es: 'Sus documentos están listos para firmar' };
const inLanguage = (language: 'en' | 'es') => ({
  language,
  title: PAPER_TEXTS[language].forms.application,
  letters: [READY[language]],
});

/** Papers, signing and letters use the shopper's last language before they were made (reading 27). */
const under = databaseUnderTest();
const { app, providers, newBuyer } = purchasesOn(under);
let buyer: Buyer;
beforeEach(async () => {
  buyer = await newBuyer();
  await under.database().kysely.deleteFrom('outbox').execute();
});

/** The papers sent for signature, and the letter about them. */
async function sentOut() {
  const { envelope } = [...providers.signing.envelopes.values()].at(-1) ?? {};
  const outbox = createOutboxStore(under.database().kysely, app().vault, app().clock);
  const letters = (await outbox.claim()).map(({ letter }) => letter.subject);
  return { language: envelope?.language, title: envelope?.documents[0]?.title, letters };
}
const bindIn = (language: string, { quote, sent }: Awaited<ReturnType<Buyer['opened']>>) =>
  buyer.client.call({ method: 'POST', path: `/v2/quotes/${quote.id}/bind`, body: sent, language });

test('opened in English, bound in Spanish: in Spanish [R27]', async () => {
  const payment = await buyer.opened();
  payment.system.pay(payment.session.id);
  expect((await bindIn('es', payment)).status).toBe(200);
  expect(await sentOut()).toEqual(inLanguage('es'));
});

test("requested again in Spanish while it is open: in Spanish, even if the card service's webhook comes before the bind [R27]", async () => {
  const { system, session, sent } = await buyer.opened();
  const again = await buyer.client.call({ method: 'GET', path: TOKEN, language: 'es' });
  expect(again.body).toMatchObject({ session_id: sent.payment_result.session_id });
  system.pay(session.id);
  await app().purchases.takeEvent('cards', { id: session.id, type: 'paid', session_id: session.id });
  expect(await sentOut()).toEqual(inLanguage('es'));
});

test('rendered papers keep their language, and so do the letters after them [R27]', async () => {
  const payment = await buyer.opened();
  payment.system.pay(payment.session.id);
  providers.signing.failNext('create', 'before');
  await bindIn('en', payment);
  await bindIn('es', payment);
  expect(await sentOut()).toEqual(inLanguage('en'));
});
