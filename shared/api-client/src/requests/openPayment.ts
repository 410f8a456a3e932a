import type { PaymentToken, PolicySystem } from '@shared/domain';
import type { Transport } from '../transport/transport';

/**
 * GET /v2/tokens/token: opens the chosen plan's payment, or returns the one already open. `system` is the policy
 * system.
 * @throws ApiError 409 `payment_not_ready`, `rates_stale`, `plan_not_online`.
 */
export function openPayment(transport: Transport, system: PolicySystem): Promise<PaymentToken> {
  const path = `/v2/tokens/token?system=${system}`;
  return transport.callSealed<PaymentToken>({ method: 'GET', path, quoteId: null });
}
