import { randomUUID } from 'node:crypto';
import { clientNetwork } from '@infra/server';
import { CARRIERS, isPaidOnline, type PaymentToken, type PaymentTime } from '@shared/domain';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../http/apiFailure';
import { finalRateNow } from '../quotes/finalRates';
import { isDuplicateKey } from '../database/isDuplicateKey';
import type { ApiLanguage } from '../http/languageOf';
import { refuseOverLimit } from '../limits/refuseOverLimit';
import type { StoredQuote } from '../quotes/storedQuote';
import { advance } from './worker';
import { updateLanguage } from './updateLanguage';
import { holderName } from './holder';
import type { Purchase, PurchaseOrder } from './purchase';
import type { OpenedSession, PaymentOrder, SessionTime } from './providers/paymentProvider';
import { type InferType, object } from 'yup';
import { livePayment } from './livePayment';
import type { PurchaseContext } from './purchaseContext';
import { givenId } from './givenId';

/** Body of POST /quotes/{id}/extend-payment: the session that the shopper needs more time for. */
export const extendSchema = object({ session_id: givenId(80).required('validation:required') })
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);

export type ExtendInput = InferType<typeof extendSchema>;

/** The time left, in seconds because the shopper's clock may be wrong. */
const timeLeft = ({ expiresAt, extensionsLeft }: SessionTime, now: number): PaymentTime => ({
  seconds_left: Math.max(0, Math.floor((expiresAt - now) / 1000)),
  extensions_left: extensionsLeft,
});

/**
 * Extends the time to pay, as often as the provider allows; after the last time the end does not move. `key` is the
 * caller's idempotency key, so a repeated call extends once.
 * @throws ApiFailure 409 `payment_not_ready` for a payment that is paid or over, `payment_mismatch` if another one is open.
 */
export async function extendPayment(
  context: PurchaseContext,
  quote: StoredQuote,
  sent: ExtendInput,
  key: string,
): Promise<PaymentTime> {
  const { purchase, quote: now, sessionId } = await livePayment(context, quote, sent.session_id);
  if (now.status === 'PAYMENT_OPEN') {
    const session = await context.payments[purchase.system].extend(sessionId, `extend:${sessionId}:${key}`);
    if (session.status === 'open' || session.status === 'declined') return timeLeft(session, context.clock());
  }
  await advance(context, purchase.id);
  throw new ApiFailure(409, 'payment_not_ready');
}

/**
 * Body of POST /quotes/{id}/cancel-payment. `session_id` names the payment, so that canceling another one is not taken
 * for a retry. A browser that never received it sends none, which cancels the open payment.
 */
export const cancelSchema = object({ session_id: givenId(80) })
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);

export type CancelInput = InferType<typeof cancelSchema>;

/**
 * The payment was cancelled, closed or failed to load: returns to the final quote once the provider confirms that
 * nothing is authorized (reading 8); an authorized payment continues. Returns the resulting quote.
 * @throws ApiFailure 409 `payment_not_ready` without an open payment, `payment_mismatch` if another one is open.
 */
export async function cancelPayment(
  context: PurchaseContext,
  quote: StoredQuote,
  sent: CancelInput,
): Promise<StoredQuote> {
  const live = await livePayment(context, quote, sent.session_id);
  if (live.quote.status === 'PAYMENT_OPEN') {
    await context.payments[live.purchase.system].cancel(live.sessionId);
  }
  const now = await advance(context, live.purchase.id);
  return (now ?? live).quote;
}

const notReady = () => new ApiFailure(409, 'payment_not_ready');

/** The current order: today's final rate and its chosen plan. */
async function orderOf(
  app: FastifyInstance,
  quote: StoredQuote,
  language: ApiLanguage,
): Promise<PurchaseOrder> {
  const rate = await finalRateNow(app, quote);
  const plan = quote.document.selected_pay_plan;
  const option = rate.payment_options.find(({ plan_code: code }) => code === plan?.plan_code);
  if (!option) throw new ApiFailure(409, 'rates_stale');
  if (!isPaidOnline(rate.carrier_id, option)) throw new ApiFailure(409, 'plan_not_online');
  return { rate, option, amount: option.deposit, language };
}

const paymentOrder = (
  { purchases }: FastifyInstance,
  quote: StoredQuote,
  id: string,
  order: PurchaseOrder,
): PaymentOrder => ({
  key: id,
  databaseId: purchases.databaseId,
  reference: quote.document.quote_number ?? '',
  account: CARRIERS[order.rate.carrier_id].paymentAccount,
  amount: order.amount,
  customerName: holderName(quote),
});

type Opened = { system: Purchase['system']; order: PurchaseOrder; session: OpenedSession };

function tokenOf(app: FastifyInstance, quote: StoredQuote, { system, order, session }: Opened): PaymentToken {
  return {
    value: session.clientToken,
    payment_system: system,
    origin: app.purchases.payments[system].origin,
    account: CARRIERS[order.rate.carrier_id].paymentAccount,
    amount: order.amount,
    reference: quote.document.quote_number ?? '',
    rate_id: order.rate.id,
    plan_code: order.option.plan_code,
    session_id: session.id,
    ...timeLeft(session, app.clock()),
  };
}

interface Payer {
  language: ApiLanguage;
  /** Address of the payer. */
  ip: string;
}

/** Without limits, anyone could test stolen cards here. @throws ApiFailure 429 `payment_limited` */
async function limitPayments({ limiter }: FastifyInstance, quote: StoredQuote, ip: string): Promise<void> {
  await refuseOverLimit(limiter, 'paymentNetwork', clientNetwork(ip), 'payment_limited');
  await refuseOverLimit(limiter, 'paymentQuote', quote.id, 'payment_limited');
}

/** Null if another tab opened it first or an edit came between. */
async function openNew(
  app: FastifyInstance,
  quote: StoredQuote,
  { language, ip }: Payer,
): Promise<PaymentToken | null> {
  const order = await orderOf(app, quote, language);
  await limitPayments(app, quote, ip);
  const system = CARRIERS[order.rate.carrier_id].paymentSystem;
  const id = randomUUID();
  await app.purchases.openedPayments.remember(id);
  const session = await app.purchases.payments[system].open(paymentOrder(app, quote, id, order));
  app.purchases.reached('open:session');
  const row = { id, system, session_id: session.id, order };
  if (!(await app.purchases.store.create(quote, row, { to: 'PAYMENT_OPEN' }))) return null;
  app.purchases.reached('open:written');
  return tokenOf(app, quote, { system, order, session });
}

/** The session of the payment that is already open: the same key returns the same one. Its language may have changed. */
async function openAgain(
  app: FastifyInstance,
  quote: StoredQuote,
  language: ApiLanguage,
): Promise<PaymentToken> {
  const live = await app.purchases.store.live(quote.id);
  const now = live && (await advance(app.purchases, live.purchase.id));
  if (!now?.purchase.live || now.quote.status !== 'PAYMENT_OPEN') throw notReady();
  await updateLanguage(app.purchases, now, language);
  const { id, order, system } = now.purchase;
  const provider = app.purchases.payments[system];
  const session = await provider.open(paymentOrder(app, now.quote, id, order));
  // Its end may have been moved since it was opened.
  const { expiresAt, extensionsLeft } = await provider.find(session.id);
  return tokenOf(app, quote, { system, order, session: { ...session, expiresAt, extensionsLeft } });
}

/**
 * Opens the payment of the chosen plan, or returns the open one in any number of tabs.
 * @throws ApiFailure 409 `payment_not_ready`, `rates_stale`, `plan_not_online`; 429 `payment_limited`.
 */
export async function openPayment(
  app: FastifyInstance,
  quote: StoredQuote,
  payer: Payer,
): Promise<PaymentToken> {
  const { language } = payer;
  if (quote.status === 'PAYMENT_OPEN') return openAgain(app, quote, language);
  if (quote.status !== 'PLAN_CHOSEN') throw notReady();
  try {
    return (await openNew(app, quote, payer)) ?? (await openAgain(app, quote, language));
  } catch (error) {
    if (isDuplicateKey(error)) return openAgain(app, quote, language);
    throw error;
  }
}
