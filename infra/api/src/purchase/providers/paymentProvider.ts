/** What is paid, to whom, and by whom. `amount` is cents; `reference` is the quote's number. */
export interface PaymentOrder {
  /** The same order twice opens one session. */
  key: string;
  reference: string;
  /** Payment config id of the carrier, or its account group code. */
  account: string;
  amount: number;
  customerName: string;
}

/** Opened for one order; `clientToken` lets a browser pay it and nothing else. */
export interface OpenedSession {
  id: string;
  clientToken: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export const PAYMENT_STATES = [
  'open',
  'authorized',
  'declined',
  'cancelled',
  'expired',
  'captured',
  'voided',
] as const;

/** Nothing is held, and nothing will be. */
export const HOLDS_NOTHING: ReadonlySet<PaymentSession['status']> = new Set([
  'cancelled',
  'expired',
  'voided',
]);

/** How a session stands with the provider, who alone knows. `amount` is cents. */
export interface PaymentSession {
  id: string;
  status: (typeof PAYMENT_STATES)[number];
  amount: number;
  authorizationId: string | null;
  /** Names the last card without its number; null where none was tried. */
  cardFingerprint: string | null;
}

/** A line of the provider's ledger. */
export interface LedgerEntry {
  sessionId: string;
  authorizationId: string;
  kind: 'authorize' | 'capture' | 'void';
  amount: number;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Whoever takes cards. Each call that moves money has a key of its own: the same call again answers as it did first.
 * A call that fails has an unknown outcome; it is asked for, then called again.
 */
export interface PaymentProvider {
  /** Where its script and its fields come from. */
  readonly origin: string;
  open(order: PaymentOrder): Promise<OpenedSession>;
  find(sessionId: string): Promise<PaymentSession>;
  /** Closes a session that nobody has paid; answers how it stands after that, which may be authorized. */
  cancel(sessionId: string): Promise<PaymentSession>;
  capture(authorizationId: string, amount: number, key: string): Promise<void>;
  /** Gives an authorization back; one that was given back already is well. */
  void(authorizationId: string, key: string): Promise<void>;
  /** The lines of authorizations that are neither taken nor given back. */
  held(): Promise<LedgerEntry[]>;
}
