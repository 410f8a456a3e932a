import { randomUUID } from 'node:crypto';
import type {
  LedgerEntry,
  PaymentOrder,
  PaymentProvider,
  PaymentSession,
} from '../purchase/providers/paymentProvider';
import { createFaults, type Faults } from './providerFaults';

/** Milliseconds that a session lives. */
const LIFETIME = 1_800_000;

export interface FakePayments extends PaymentProvider, Faults {
  sessions: Map<string, PaymentSession>;
  entries: LedgerEntry[];
  /** The shopper pays, or another amount is authorized, or the card is declined. */
  pay(sessionId: string, amount?: number): void;
  decline(sessionId: string, cardFingerprint?: string): void;
  expire(sessionId: string): void;
}

const NO_METADATA = { databaseId: null, purchaseId: null };

/** The service's data: its sessions and its ledger. */
class Books {
  readonly sessions = new Map<string, PaymentSession>();
  readonly entries: LedgerEntry[] = [];
  readonly #used = new Set<string>();
  readonly #byKey = new Map<string, PaymentSession>();
  /** Of a session, as it was first opened. */
  readonly #metadata = new Map<string, Pick<LedgerEntry, 'databaseId' | 'purchaseId'>>();
  readonly clock: () => number;
  readonly forgets: boolean;
  constructor(clock: () => number, forgets: boolean) {
    this.clock = clock;
    this.forgets = forgets;
  }

  open({ key, amount, databaseId }: Pick<PaymentOrder, 'key' | 'amount' | 'databaseId'>): PaymentSession {
    const session = (this.forgets ? undefined : this.#byKey.get(key)) ?? {
      id: randomUUID(),
      status: 'open',
      amount,
      authorizationId: null,
      cardFingerprint: null,
      expiresAt: this.clock() + LIFETIME,
      extensionsLeft: 10,
    };
    this.#byKey.set(key, session);
    this.sessions.set(session.id, session);
    if (!this.#metadata.has(session.id)) this.#metadata.set(session.id, { databaseId, purchaseId: key });
    return session;
  }

  extend(id: string, key: string): PaymentSession {
    const session = this.session(id);
    const isOpen = session.status === 'open' || session.status === 'declined';
    if (isOpen && session.extensionsLeft > 0 && (this.forgets || !this.#used.has(key))) {
      session.expiresAt = this.clock() + LIFETIME;
      session.extensionsLeft -= 1;
    }
    this.#used.add(key);
    return { ...session };
  }

  session(id: string): PaymentSession {
    const session = this.sessions.get(id);
    if (!session) throw new Error('no such session');
    return session;
  }

  ofAuthorization(id: string): PaymentSession {
    const session = [...this.sessions.values()].find(({ authorizationId }) => authorizationId === id);
    if (!session) throw new Error('no such authorization');
    return session;
  }

  book(session: PaymentSession, kind: LedgerEntry['kind'], amount: number): void {
    const authorizationId = session.authorizationId ?? '';
    const isBooked = this.entries.some(
      (entry) => entry.authorizationId === authorizationId && entry.kind === kind,
    );
    if (isBooked && !this.forgets) return;
    const { databaseId, purchaseId } = this.#metadata.get(session.id) ?? NO_METADATA;
    const at = this.clock();
    this.entries.push({ sessionId: session.id, authorizationId, kind, amount, at, databaseId, purchaseId });
  }
}

const shopper = (books: Books): Pick<FakePayments, 'pay' | 'decline' | 'expire'> => ({
  pay(sessionId, amount) {
    const session = books.session(sessionId);
    session.status = 'authorized';
    session.authorizationId = randomUUID();
    session.amount = amount ?? session.amount;
    books.book(session, 'authorize', session.amount);
  },
  decline: (sessionId, cardFingerprint = randomUUID()) =>
    void Object.assign(books.session(sessionId), { status: 'declined', cardFingerprint }),
  expire: (sessionId) => void (books.session(sessionId).status = 'expired'),
});

/** Takes cards in memory, once per key; one that `forgets` its keys repeats the work of a repeated call. */
export function createFakePayments(
  name: FakePayments['name'],
  clock: () => number = Date.now,
  forgets = false,
): FakePayments {
  const books = new Books(clock, forgets);
  const { around, failNext } = createFaults();
  const settle = (call: 'capture' | 'void', id: string) =>
    around(call, () => {
      const session = books.ofAuthorization(id);
      session.status = call === 'capture' ? 'captured' : 'voided';
      books.book(session, call, session.amount);
    });
  return {
    ...shopper(books),
    name,
    origin: 'https://cards.test',
    ping: () => around('ping', () => undefined),
    sessions: books.sessions,
    entries: books.entries,
    failNext,
    open: ({ key, amount, databaseId }) =>
      around('open', () => {
        const session = books.open({ key, amount, databaseId });
        const { id, expiresAt, extensionsLeft } = session;
        return { id, clientToken: `token-${id}`, expiresAt, extensionsLeft };
      }),
    find: (id) => around('find', () => ({ ...books.session(id) })),
    cancel: (id) =>
      around('cancel', () => {
        const session = books.session(id);
        if (session.status === 'open' || session.status === 'declined') session.status = 'cancelled';
        return { ...session };
      }),
    extend: (id, key) => around('extend', () => books.extend(id, key)),
    capture: (id) => settle('capture', id),
    void: (id) => settle('void', id),
    held: () => around('held', () => [...books.entries]),
  };
}
