import type { Transport } from '../transport/transport';

/** What a browser pays with at the provider: it opens this order's payment and nothing else. */
export interface PaymentToken {
  value: string;
  payment_system: 'sdk' | 'hosted';
  /** Of the provider's script and fields. */
  origin: string;
  /** The carrier's payment config id, or its account group code. */
  account: string;
  /** Cents due today: the server's. */
  amount: number;
  reference: string;
  /** Of the order as it was frozen: what binds it. */
  rate_id: string;
  plan_code: string;
  expires_at: string;
}

/**
 * GET /v2/tokens/token: opens the payment of the chosen plan, or the one that is open already. `system` is the policy system.
 * @throws ApiError 409 `payment_not_ready`, `rates_stale`, `plan_not_online`.
 */
export function openPayment(transport: Transport, system: 'PTS' | 'GW'): Promise<PaymentToken> {
  const path = `/v2/tokens/token?system=${system}`;
  return transport.callSealed<PaymentToken>({ method: 'GET', path, quoteId: null });
}
