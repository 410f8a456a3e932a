import type { Change } from './books';
import {
  type LedgerEntry,
  MOST_EXTENSIONS,
  newId,
  type PaymentEvent,
  type PaymentSession,
  sessionView,
  standing,
  timeOf,
} from './session';
import { type BankAnswer, bankAnswer } from './testCards';

/** A call's response, and the changes to store. */
export interface Outcome {
  /** HTTP status. */
  code: number;
  body: object;
  change?: Change;
}

/** Lifetime of a session and its token: half an hour. */
const LIFETIME = 30 * 60_000;

/**
 * The decline that closes a session. Typos are caught before a bank is asked, so this many cannot be a shopper's
 * mistake.
 */
const MOST_DECLINES = 5;

export type PaymentOrder = Pick<
  PaymentSession,
  'reference' | 'account' | 'amount' | 'customer_name' | 'webhook_url' | 'metadata'
>;

/** A new session with its token. */
export function openSession(
  order: PaymentOrder,
  tokenOf: (session: PaymentSession) => string,
  now: number,
): Outcome {
  const session: PaymentSession = {
    ...order,
    id: newId('ps'),
    status: 'open',
    authorization_id: null,
    decline_code: null,
    expires_at: now + LIFETIME,
    answer_due: null,
  };
  const { id, status, amount } = session;
  const body = { id, client_token: tokenOf(session), status, amount, ...timeOf(session) };
  return { code: 201, body, change: { session } };
}

const eventOf = (type: PaymentEvent['type'], session: PaymentSession, now: number): PaymentEvent => ({
  id: newId('ev'),
  type,
  session_id: session.id,
  at: new Date(now).toISOString(),
});

const entryOf = (kind: LedgerEntry['kind'], session: PaymentSession, now: number): LedgerEntry => ({
  session_id: session.id,
  authorization_id: session.authorization_id ?? '',
  reference: session.reference,
  metadata: session.metadata ?? {},
  kind,
  amount: session.amount,
  at: new Date(now).toISOString(),
});

const answered = (code: number, session: PaymentSession, change?: Change): Outcome => ({
  code,
  body: sessionView(session),
  ...(change ? { change } : {}),
});

/** Closes an unpaid session, even while the bank is pending; a paid one stays paid. */
export function cancelSession(held: PaymentSession, now: number): Outcome {
  const session = standing(held, now);
  if (session.status !== 'open' && session.status !== 'declined') return answered(200, session);
  const cancelled: PaymentSession = { ...session, status: 'cancelled', answer_due: null };
  return answered(200, cancelled, { session: cancelled });
}

/** Gives an open session its whole life again, a few times; what is over or paid stays as it is. */
export function extendSession(held: PaymentSession, now: number): Outcome {
  const session = standing(held, now);
  const { status, extensions = 0 } = session;
  const isOpen = status === 'open' || status === 'declined';
  if (!isOpen || extensions >= MOST_EXTENSIONS) return answered(200, session);
  const extended: PaymentSession = {
    ...session,
    expires_at: now + LIFETIME,
    extensions: extensions + 1,
  };
  return answered(200, extended, { session: extended });
}

/** Captures the held money, once however often it is called; 409 if there is none. */
export function capture(session: PaymentSession, amount: number, now: number): Outcome {
  if (amount !== session.amount) return { code: 422, body: { error: 'not the authorized amount' } };
  if (session.status === 'captured') return answered(200, session);
  if (session.status !== 'authorized') return answered(409, session);
  const captured: PaymentSession = { ...session, status: 'captured' };
  const event = eventOf('payment.captured', captured, now);
  return answered(200, captured, { session: captured, entry: entryOf('capture', captured, now), event });
}

/** Voids the held money, once; 409 after it was captured. */
export function voidAuthorization(session: PaymentSession, now: number): Outcome {
  if (session.status === 'voided') return answered(200, session);
  if (session.status !== 'authorized') return answered(409, session);
  const voided: PaymentSession = { ...session, status: 'voided' };
  const event = eventOf('payment.voided', voided, now);
  return answered(200, voided, { session: voided, entry: entryOf('void', voided, now), event });
}

function authorized(session: PaymentSession, now: number): Outcome {
  const paid: PaymentSession = {
    ...session,
    status: 'authorized',
    authorization_id: newId('au'),
    decline_code: null,
    answer_due: null,
  };
  const event = eventOf('payment.authorized', paid, now);
  return answered(200, paid, { session: paid, entry: entryOf('authorize', paid, now), event });
}

function answeredBy(bank: BankAnswer, session: PaymentSession, now: number, lateness: number): Outcome {
  if (bank.kind === 'authorized') return authorized(session, now);
  if (bank.kind === 'late') {
    const waiting: PaymentSession = {
      ...session,
      status: 'open',
      decline_code: null,
      answer_due: now + lateness,
    };
    return answered(202, waiting, { session: waiting });
  }
  const declines = (session.declines ?? 0) + 1;
  const status = declines < MOST_DECLINES ? 'declined' : 'cancelled';
  const declined: PaymentSession = { ...session, status, decline_code: bank.code, declines };
  const event = eventOf('payment.declined', declined, now);
  return answered(200, declined, { session: declined, event });
}

/**
 * Pays a session with a shopper's card, at most once. A second click gets the first one's result; while a bank is
 * pending (202) no other card is accepted. A declined card is a normal response. A finished session is 409.
 */
export function pay(held: PaymentSession, cardNumber: string, now: number, lateness: number): Outcome {
  const session = standing(held, now);
  if (session.answer_due !== null) return answered(202, session);
  if (session.status === 'open' || session.status === 'declined')
    return answeredBy(bankAnswer(cardNumber), session, now, lateness);
  return answered(session.status === 'authorized' ? 200 : 409, session);
}

/** The late bank approves, unless the session was cancelled meanwhile. */
export const bankAnswersLate = (session: PaymentSession, now: number): Outcome | null =>
  session.answer_due === null ? null : authorized(session, now);
