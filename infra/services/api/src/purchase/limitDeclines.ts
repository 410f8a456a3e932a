import type { RateLimiter } from '../limits/rateLimiter';
import type { PurchaseContext } from './purchaseContext';

type Context = Pick<PurchaseContext, 'store' | 'payments'>;

/**
 * Counts a declined card for its quote and for the card itself, on any quote; above the limit the payment is closed,
 * so that nobody tests stolen cards here. Called once per webhook.
 */
export async function limitDeclines(
  limiter: RateLimiter,
  context: Context,
  purchaseId: string,
): Promise<void> {
  const open = await context.store.find(purchaseId);
  const sessionId = open?.purchase.session_id;
  if (!open?.purchase.live || !sessionId || open.quote.status !== 'PAYMENT_OPEN') return;
  const provider = context.payments[open.purchase.system];
  const { cardFingerprint } = await provider.find(sessionId);
  const ofQuote = await limiter.hit('paymentQuote', open.quote.id);
  const ofCard = cardFingerprint === null ? null : await limiter.hit('paymentCard', cardFingerprint);
  if (ofQuote !== null || ofCard !== null) await provider.cancel(sessionId);
}
