import { hasReached } from '@shared/domain';
import { type InferType, object } from 'yup';
import { ApiFailure } from '../http/apiFailure';
import type { ApiLanguage } from '../http/languageOf';
import { answerRefusal } from '../quotes/checkAnswers';
import type { StoredQuote } from '../quotes/storedQuote';
import { advance } from './worker';
import { updateLanguage } from './updateLanguage';
import type { OpenPurchase } from './purchase';
import type { PurchaseContext } from './purchaseContext';
import { givenId } from './givenId';

/**
 * The browser reports the signature; the provider is asked, then the payment is captured and the papers are released
 * (reading 8). A second call returns the first response. @throws ApiFailure 409 `not_signed`.
 */
export async function completePurchase(context: PurchaseContext, quote: StoredQuote): Promise<StoredQuote> {
  const live = await context.store.live(quote.id);
  const now = live && (await advance(context, live.purchase.id));
  if (!now || !hasReached(now.quote.status, 'SIGNED')) throw new ApiFailure(409, 'not_signed');
  return now.quote;
}

const required = (max: number) => givenId(max).required('validation:required');

/** Body of POST /quotes/{id}/bind (reading 8). */
export const bindSchema = object({
  rate_id: required(64),
  plan_code: required(20),
  payment_result: object({ session_id: required(80) })
    .noUnknown(true, 'validation:unknown_field')
    .strict(true)
    .required('validation:required'),
})
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);

export type BindInput = InferType<typeof bindSchema>;

/** Rejects another plan, rate or session than the frozen one (design: purchase). */
function checkOrder({ purchase }: OpenPurchase, sent: BindInput): void {
  const { rate, option } = purchase.order;
  const isSame =
    sent.rate_id === rate.id &&
    sent.plan_code === option.plan_code &&
    sent.payment_result.session_id === purchase.session_id;
  if (!isSame) throw new ApiFailure(409, 'payment_mismatch');
}

/** A declined card leads back to the plans (reading 8). */
async function refuseDeclined(context: PurchaseContext, open: OpenPurchase): Promise<void> {
  const { system, session_id: sessionId } = open.purchase;
  if (sessionId === null) return;
  const { status } = await context.payments[system].find(sessionId);
  if (status !== 'declined') return;
  // Closed first, so that a card tried a moment later is not charged for nothing.
  const closed = await context.payments[system].cancel(sessionId);
  if (closed.status === 'authorized') return;
  await context.store.move(open, { to: 'PLAN_CHOSEN', purchase: { live: false } });
  throw new ApiFailure(402, 'payment_declined');
}

/**
 * An application that its carrier does not accept is not bound: the payment is closed, and what was authorized is given
 * back (reading 56). Answers are judged before the payment opens, so these are of a purchase from before that rule.
 */
async function refuseAnswers(context: PurchaseContext, { purchase, quote }: OpenPurchase): Promise<void> {
  const refused = answerRefusal(quote, purchase.order.rate);
  if (refused === null) return;
  if (purchase.session_id !== null) await context.payments[purchase.system].cancel(purchase.session_id);
  await advance(context, purchase.id);
  throw new ApiFailure(422, [refused]);
}

/**
 * The browser reports the payment; the provider is asked for its status and amount, then the policy is issued
 * (reading 8). A second call returns the first response.
 * @throws ApiFailure 402 `payment_declined`; 409 `payment_not_ready`, `payment_mismatch`, `payment_not_authorized`; 422 as
 * `checkAnswers`.
 */
export async function bindPurchase(
  context: PurchaseContext,
  quote: StoredQuote,
  sent: BindInput,
  language: ApiLanguage,
): Promise<StoredQuote> {
  const live = await context.store.live(quote.id);
  if (!live) throw new ApiFailure(409, 'payment_not_ready');
  checkOrder(live, sent);
  if (live.quote.status === 'PAYMENT_OPEN') {
    await refuseAnswers(context, live);
    await refuseDeclined(context, live);
  }
  await updateLanguage(context, live, language);
  const now = await advance(context, live.purchase.id);
  if (!now || !hasReached(now.quote.status, 'AUTHORIZED'))
    throw new ApiFailure(409, 'payment_not_authorized');
  return now.quote;
}
