import { randomUUID } from 'node:crypto';
import type { DeclineCode } from './testCards';

export type SessionStatus =
  | 'open'
  | 'authorized'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'captured'
  | 'voided';

/** One payment that a shopper may make: its amount (cents) is set by the server and never changes. */
export interface PaymentSession {
  id: string;
  reference: string;
  /** Payment config id of the SDK, account group code of the form. */
  account: string;
  amount: number;
  customer_name: string;
  webhook_url: string;
  /** The merchant's own facts; missing in sessions of an earlier release. */
  metadata?: Record<string, string>;
  status: SessionStatus;
  authorization_id: string | null;
  decline_code: DeclineCode | null;
  /** Keyed digest of the last card's number, the same for a card in every session. Never the number. */
  card_fingerprint?: string | null;
  /** Cards that a bank has declined so far. */
  declines?: number;
  /** Epoch milliseconds. */
  expires_at: number;
  /** How often its end was moved. */
  extensions?: number;
  /** When a slow bank will respond (epoch milliseconds); null if none is pending. */
  answer_due: number | null;
}

export interface LedgerEntry {
  session_id: string;
  authorization_id: string;
  reference: string;
  metadata: Record<string, string>;
  kind: 'authorize' | 'capture' | 'void';
  amount: number;
  /** ISO instant. */
  at: string;
}

/** An event for the merchant's server; `at` is an ISO instant. */
export interface PaymentEvent {
  id: string;
  type: 'payment.authorized' | 'payment.declined' | 'payment.captured' | 'payment.voided';
  session_id: string;
  at: string;
}

export const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** The session at an instant: an unpaid one expires on time, unless a bank is pending. */
export function standing(session: PaymentSession, now: number): PaymentSession {
  const isWaiting = session.status === 'open' || session.status === 'declined';
  const isOver = isWaiting && session.answer_due === null && now >= session.expires_at;
  return isOver ? { ...session, status: 'expired' } : session;
}

/** Whoever needs more time gets it ten times (WCAG 2.2.1), and no more: an amount is not kept open for days. */
export const MOST_EXTENSIONS = 10;

/** Until when a session can be paid, and how often that can still be moved. */
export const timeOf = ({ expires_at: end, extensions = 0 }: PaymentSession) => ({
  expires_at: new Date(end).toISOString(),
  extensions_left: MOST_EXTENSIONS - extensions,
});

/** The session as the merchant's server sees it. */
export const sessionView = (session: PaymentSession) => ({
  id: session.id,
  reference: session.reference,
  status: session.status,
  amount: session.amount,
  authorization_id: session.authorization_id,
  decline_code: session.decline_code,
  card_fingerprint: session.card_fingerprint ?? null,
  ...timeOf(session),
});
