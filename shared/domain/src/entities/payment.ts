import type { PaymentSystem } from './codes';

/** What a browser pays with at the provider: it opens this order's payment and nothing else (design: security). */
export interface PaymentToken {
  value: string;
  payment_system: PaymentSystem;
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
  /** The provider's name for this payment: what is bound with it, or left, is no other. */
  session_id: string;
  expires_at: string;
}
