import type { PaymentSystem } from './codes';

/** How long a payment stays open, and how many more times it can be extended. */
export interface PaymentTime {
  seconds_left: number;
  extensions_left: number;
}

/** The browser's token for the provider; it opens only this order's payment (design: security). */
export interface PaymentToken extends PaymentTime {
  value: string;
  payment_system: PaymentSystem;
  /** Origin of the provider's script and fields. */
  origin: string;
  /** The carrier's payment config id, or its account group code. */
  account: string;
  /** Cents due today, as set by the server. */
  amount: number;
  reference: string;
  /** The rate being paid, needed to bind. */
  rate_id: string;
  plan_code: string;
  /** The provider's id of this payment; binding and canceling must name the same one. */
  session_id: string;
}
