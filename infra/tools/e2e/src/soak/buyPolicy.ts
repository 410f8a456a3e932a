import { setTimeout as sleep } from 'node:timers/promises';
import type { Transport } from '@shared/api-client';
import {
  bindQuote,
  completeQuote,
  getDocument,
  getQuote,
  openPayment,
  rateFinalQuote,
  updateQuote,
} from '@shared/api-client/requests';
import { type PaymentToken, type Quote, STATE_RULES } from '@shared/domain';
import { ADDRESS, makeQuote } from '../system/heldQuote';
import {
  answerApplication,
  answerQuestions,
  chooseRate,
  SIGNER,
  stateApplication,
} from '../system/heldPurchase';

const CARD = { number: '4242424242424242', expiry: '12/40', code: '123', zip: ADDRESS.zip_code };
/** ms between looks at what a provider or a worker does meanwhile, and how often. */
const LOOK_EVERY = 250;
const LOOKS = 240;

/** Times a step of this name. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

async function once<T>(work: () => Promise<T | null>, what: string): Promise<T> {
  for (let look = 0; look < LOOKS; look += 1) {
    const found = await work();
    if (found !== null) return found;
    await sleep(LOOK_EVERY);
  }
  throw new Error(what);
}

async function demandOk(answer: Response, what: string): Promise<string> {
  if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
  return answer.text();
}

/** What the card service's own frame sends. */
async function pay({ origin, value }: PaymentToken): Promise<void> {
  const headers = {
    authorization: `Bearer ${value}`,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  };
  const answer = await fetch(`${origin}/payment`, { method: 'POST', headers, body: JSON.stringify(CARD) });
  await demandOk(answer, 'the card');
}

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });

/** Where the form of a page of the signing service leads, other than the one that declines. */
const addressIn = (page: string): string | undefined => /action="([^"]+\/(?:consent|sign))"/.exec(page)?.[1];

/** Consents, then opens and signs each document, by the forms of the signing service's pages. */
async function sign(esignUrl: string, name: string): Promise<void> {
  let page = await demandOk(await fetch(esignUrl), 'the signing page');
  for (let path = addressIn(page); path !== undefined; path = addressIn(page)) {
    const { href } = new URL(path, esignUrl);
    if (href.endsWith('/consent'))
      page = await demandOk(await fetch(href, form({ agree: 'yes' })), 'the consent');
    else {
      await demandOk(await fetch(href.replace(/\/sign$/, '')), 'a document');
      page = await demandOk(await fetch(href, form({ name })), 'a signature');
    }
  }
}

/** From an application to the final price and its first plan. */
async function plan(client: Transport, quoteId: string): Promise<Quote> {
  const { best_match: final } = await rateFinalQuote(client, quoteId, null);
  const option = final?.payment_options.find(({ plan_type: type }) => type === 'monthly');
  if (!option) throw new Error('no final price');
  return updateQuote(client, quoteId, { payment_plan_code: option.plan_code });
}

/** A shopper goes from the ZIP to a signed policy, by the calls that the screens make. */
export async function buyPolicy(client: Transport, step: Step): Promise<void> {
  const quote = await step('a rated quote', () => makeQuote(client, 'rated'));
  const held = { client, ...quote };
  const { quoteId } = held;
  await step('the application', async () => {
    await chooseRate(held);
    await answerApplication(held);
    await answerQuestions(held);
    await stateApplication(held);
  });
  await step('the final price', () => plan(client, quoteId));
  const token = await step('the payment', () => openPayment(client, STATE_RULES[ADDRESS.state].system));
  await step('the card', () => pay(token));
  const details = {
    rate_id: token.rate_id,
    plan_code: token.plan_code,
    payment_result: { session_id: token.session_id },
  };
  const bound = await step('bind', () => bindQuote(client, quoteId, details));
  if (bound.esignUrl === null) throw new Error('bind named no signing page');
  const { esignUrl } = bound;
  await step('the signature', () => sign(esignUrl, SIGNER));
  await step('the policy', () =>
    once(async () => {
      const { status } = await completeQuote(client, quoteId);
      return status === 'COMPLETE' ? status : null;
    }, 'signed, and no policy'),
  );
  const { documents } = await getQuote(client, quoteId);
  if (documents.length === 0) throw new Error('a policy without papers');
  await step('the papers', () => Promise.all(documents.map(({ url }) => getDocument(client, url))));
}
