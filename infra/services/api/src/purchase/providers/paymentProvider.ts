import type { ProviderName } from '../../providers/callProvider';

/** The amount, recipient and payer of a payment. `amount` is cents; `reference` is the quote's number. */
export interface PaymentOrder {
  /** The purchase's id: the same order twice opens one session. */
  key: string;
  /** Of the database that opens it; the ledger returns both, so that no other database settles what it holds. */
  databaseId: string;
  reference: string;
  /** Payment config id of the carrier, or its account group code. */
  account: string;
  amount: number;
  customerName: string;
}

/** Until when a session can be paid. */
export interface SessionTime {
  /** Epoch milliseconds. */
  expiresAt: number;
  /** How often the provider will still move that end. */
  extensionsLeft: number;
}

/** Opened for one order; `clientToken` lets a browser pay only that. */
export interface OpenedSession extends SessionTime {
  id: string;
  clientToken: string;
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

/** The provider's status of a session, the only source of truth. `amount` is cents. */
export interface PaymentSession extends SessionTime {
  id: string;
  status: (typeof PAYMENT_STATES)[number];
  amount: number;
  authorizationId: string | null;
  /** Identifies the last card without its number; null if none was tried. */
  cardFingerprint: string | null;
}

export interface LedgerEntry {
  sessionId: string;
  authorizationId: string;
  kind: 'authorize' | 'capture' | 'void';
  amount: number;
  /** Epoch milliseconds. */
  at: number;
  /** As in its order; null for an older one, or one of another system. */
  databaseId: string | null;
  purchaseId: string | null;
}

/**
 * Takes cards. Each call that moves money has its own key, so repeating it returns the first response. A failed call
 * has an unknown outcome, so the status is checked and the call is repeated.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  /** Where its script and fields come from. */
  readonly origin: string;
  /** Costs nothing. @throws unless it answers and accepts the key */
  ping(): Promise<void>;
  open(order: PaymentOrder): Promise<OpenedSession>;
  find(sessionId: string): Promise<PaymentSession>;
  /** Closes an unpaid session; returns its status after that, which may be authorized. */
  cancel(sessionId: string): Promise<PaymentSession>;
  /** Moves the end of a session that can be paid, as often as the provider allows; returns its current state. */
  extend(sessionId: string, key: string): Promise<PaymentSession>;
  capture(authorizationId: string, amount: number, key: string): Promise<void>;
  /** Voids an authorization; one already voided is fine. */
  void(authorizationId: string, key: string): Promise<void>;
  /** The ledger lines of authorizations neither captured nor voided. */
  held(): Promise<LedgerEntry[]>;
}
