import { PAPER_TEXTS } from '../../documents/locales/paperTexts';
import { createOutboxStore } from '../../mail/outboxStore';
import type { Buyer } from '../../testing/buyer';
import { eachDatabase } from '../../testing/eachDatabase';
import { purchasesOn } from '../../testing/purchasesOn';

const TOKEN = '/v2/tokens/token?system=GW';
const READY = { en: 'Your documents are ready to sign', es: 'Sus documentos están listos para firmar' };
const inLanguage = (language: 'en' | 'es') => ({
  language,
  title: PAPER_TEXTS[language].forms.application,
  letters: [READY[language]],
});

/** In which language papers, signing and letters come (reading 27): the one the shopper was last heard in before them. */
eachDatabase((under) => {
  const { app, providers, newBuyer } = purchasesOn(under);
  let buyer: Buyer;
  beforeEach(async () => {
    buyer = await newBuyer();
    await under.database().kysely.deleteFrom('outbox').execute();
  });

  /** What went out to be signed, and the letter that says so. */
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

  test('asked for again in Spanish while it is open: in Spanish, though the card service told before the bind [R27]', async () => {
    const { system, session, sent } = await buyer.opened();
    const again = await buyer.client.call({ method: 'GET', path: TOKEN, language: 'es' });
    expect(again.body).toMatchObject({ session_id: sent.payment_result.session_id });
    system.pay(session.id);
    await app().purchases.takeEvent('cards', { id: session.id, type: 'paid', session_id: session.id });
    expect(await sentOut()).toEqual(inLanguage('es'));
  });

  test('papers that are drawn stay as they are, and so does what follows them [R27]', async () => {
    const payment = await buyer.opened();
    payment.system.pay(payment.session.id);
    providers.signing.failNext('create', 'before');
    await bindIn('en', payment);
    await bindIn('es', payment);
    expect(await sentOut()).toEqual(inLanguage('en'));
  });
});
