import type { PaymentTime } from '@shared/domain';
import type { Transport } from '../transport/transport';

/**
 * POST /v2/quotes/{id}/extend-payment: more time for this payment, as often as the provider allows.
 * @throws ApiError 409 `payment_not_ready` for one that is paid or over, `payment_mismatch` if another one is open.
 */
export function extendPayment(
  transport: Transport,
  quoteId: string,
  payment: { session_id: string },
): Promise<PaymentTime> {
  const path = `/v2/quotes/${quoteId}/extend-payment`;
  return transport.callSealed<PaymentTime>({ method: 'POST', path, body: payment, quoteId });
}
