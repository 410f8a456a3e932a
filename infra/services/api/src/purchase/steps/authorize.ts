import { answerRefusal } from '../../quotes/checkAnswers';
import type { OpenPurchase } from '../purchase';
import type { PurchaseContext } from '../purchaseContext';
import { HOLDS_NOTHING, type PaymentSession } from '../providers/paymentProvider';
import { inMinutes, type Step } from './steps';

const POLL_MINUTES = 1;

async function authorized(context: PurchaseContext, open: OpenPurchase, session: PaymentSession) {
  const { amount, order } = open.purchase;
  const isRight = session.amount === amount && answerRefusal(open.quote, order.rate) === null;
  const facts = { authorization_id: session.authorizationId, ends_as: isRight ? null : ('FAILED' as const) };
  await context.store.move(open, { to: 'AUTHORIZED', purchase: facts });
  context.reached('authorize:written');
  return 'moved' as const;
}

/**
 * PAYMENT_OPEN: checks with the provider whether it was paid (reading 8). An amount other than the frozen one is
 * returned, and so is any if the carrier does not accept the answers (reading 56). After a declined card the open form may try another.
 */
export const authorize: Step = async (context, open) => {
  const { purchase } = open;
  if (purchase.session_id === null) return inMinutes(context, POLL_MINUTES);
  const session = await context.payments[purchase.system].find(purchase.session_id);
  context.reached('authorize:asked');
  if (session.status === 'authorized') return authorized(context, open, session);
  if (!HOLDS_NOTHING.has(session.status)) return inMinutes(context, POLL_MINUTES);
  // The plan may be chosen again.
  await context.store.move(open, { to: 'FINAL_RATED', purchase: { live: false } });
  return 'moved';
};
