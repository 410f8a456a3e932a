import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentOption, Quote } from '@shared/domain';
import { type Buyer, createBuyer } from '@infra/api/testing/buyer';
import type { FakePayments } from '@infra/api/testing/fakePayments';
import { tellRefusals } from '@infra/api/testing/hosts';
import type { Answer } from '@infra/api/testing/testClient';
import type { DrillNode } from './drillNode';
import type { Ending } from './points';
import type { ProviderServer } from './providerServer';

const ATTEMPTS = 120;
const PAUSE = 100;
/** A declined signature leads back to the final price (reading 71). */
const ENDED = new Set<Quote['status']>(['COMPLETE', 'FINAL_RATED', 'FAILED', 'EXPIRED']);

/** A purchase's outcome as its shopper saw it. */
export interface Bought {
  ending: Ending;
  option: PaymentOption;
  system: FakePayments;
  /** The payment that the shopper made. */
  sessionId: string;
  quote: Quote;
  /** The HTTP statuses of its papers. */
  papers: number[];
}

/** Retries until it works, as a shopper does after 'please try again', because the API may be dead or a provider silent. */
async function insist<T>(work: () => Promise<T | null>, what: string): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const done = await work().catch(() => null);
    if (done !== null) return done;
    await sleep(PAUSE);
  }
  throw new Error(`stuck: ${what}`);
}

const answered = <T>({ status, body }: Answer<T>): T | null => (status === 200 ? body : null);

async function pay(buyer: Buyer, fakes: ProviderServer['fakes']) {
  const token = await insist(async () => answered(await buyer.token()), 'no payment opens');
  const system = fakes.payments[token.payment_system];
  const sessionId = token.value.replace('token-', '');
  system.pay(sessionId);
  return { system, sessionId };
}

async function bindUntilSent(buyer: Buyer, quote: Quote, sent: object): Promise<string> {
  return insist(async () => {
    const body = answered(await buyer.post(quote, 'bind', sent));
    return body?.esignUrl ? (new URL(body.esignUrl).pathname.split('/').at(-1) ?? null) : null;
  }, 'paid, and nothing to sign');
}

async function untilEnded(buyer: Buyer, quote: Quote): Promise<Quote> {
  return insist(async () => {
    await buyer.post(quote, 'complete');
    const now = await buyer.read(quote);
    return ENDED.has(now.status) ? now : null;
  }, 'signed, and no end');
}

const papersOf = (buyer: Buyer, { documents }: Quote): Promise<number[]> =>
  Promise.all(
    documents.map(({ url }) =>
      insist(async () => {
        const path = `/v2/docs/get_documents?PDF_URL=${encodeURIComponent(url)}`;
        return (await buyer.client.call({ method: 'GET', path })).status;
      }, 'no paper'),
    ),
  );

interface Course {
  ending: Ending;
  /** Begins with the payment. */
  trouble: (() => void) | undefined;
  /** Called for what is refused before that. */
  tellRefusal: (refusal: string) => void;
}

/** A shopper with an application and a plan; faults begin with the payment. */
export async function buy(
  node: DrillNode,
  { fakes }: ProviderServer,
  { ending, trouble, tellRefusal }: Course,
): Promise<Bought> {
  let isDisturbed = false;
  const host = tellRefusals(node, (refusal) => {
    if (!isDisturbed) tellRefusal(refusal);
  });
  const { buyer, quote, rate, option } = await insist(async () => {
    const shopper = await createBuyer(host, fakes);
    const planned = await shopper.planned();
    return planned.status === 200 ? { buyer: shopper, ...planned } : null;
  }, 'no application');
  isDisturbed = trouble !== undefined;
  trouble?.();
  const { system, sessionId } = await pay(buyer, fakes);
  const payment_result = { session_id: sessionId };
  const envelope = await bindUntilSent(buyer, quote, {
    rate_id: rate.id,
    plan_code: option.plan_code,
    payment_result,
  });
  if (ending === 'signs') fakes.signing.sign(envelope);
  else fakes.signing.decline(envelope);
  const end = await untilEnded(buyer, quote);
  return { ending, option, system, sessionId, quote: end, papers: await papersOf(buyer, end) };
}
