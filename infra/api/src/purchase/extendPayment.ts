import type { PaymentTime } from '@shared/domain';
import { object, type InferType } from 'yup';
import { ApiFailure } from '../http/apiFailure';
import type { StoredQuote } from '../quotes/storedQuote';
import { advance } from './advance';
import { givenId } from './givenId';
import { livePayment } from './livePayment';
import type { SessionTime } from './providers/paymentProvider';
import type { PurchaseDesk } from './purchaseDesk';

/** Body of POST /quotes/{id}/extend-payment: the session that the shopper needs more time for. */
export const extendSchema = object({ session_id: givenId(80).required('validation:required') })
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);

export type ExtendInput = InferType<typeof extendSchema>;

/** The time left, in seconds because the shopper's clock may be wrong. */
export const timeLeft = ({ expiresAt, extensionsLeft }: SessionTime, now: number): PaymentTime => ({
  seconds_left: Math.max(0, Math.floor((expiresAt - now) / 1000)),
  extensions_left: extensionsLeft,
});

/**
 * Extends the time to pay, as often as the provider allows; after the last time the end does not move. `key` is the
 * caller's idempotency key, so a repeated call extends once.
 * @throws ApiFailure 409 `payment_not_ready` for a payment that is paid or over, `payment_mismatch` if another one is open.
 */
export async function extendPayment(
  desk: PurchaseDesk,
  quote: StoredQuote,
  sent: ExtendInput,
  key: string,
): Promise<PaymentTime> {
  const { purchase, quote: now, sessionId } = await livePayment(desk, quote, sent.session_id);
  if (now.status === 'PAYMENT_OPEN') {
    const session = await desk.payments[purchase.system].extend(sessionId, `extend:${sessionId}:${key}`);
    if (session.status === 'open' || session.status === 'declined') return timeLeft(session, desk.clock());
  }
  await advance(desk, purchase.id);
  throw new ApiFailure(409, 'payment_not_ready');
}
