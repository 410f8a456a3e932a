import { openJournal } from './journal';
import type { LedgerEntry, PaymentEvent, PaymentSession } from './session';

/** The first response to an idempotency key, and the digest of its request. */
interface KeptAnswer {
  key: string;
  digest: string;
  code: number;
  body: object;
}

/** The customer of a hosted-form session. */
interface Customer {
  id: string;
  session_id: string;
  external_id: string;
  name: string;
}

/** Everything that happens at once: written as one line, so that a kill leaves all of it or nothing. */
export interface Change {
  session?: PaymentSession;
  entry?: LedgerEntry;
  event?: PaymentEvent;
  answer?: KeptAnswer;
  customer?: Customer;
  /** Id of an event that the merchant has accepted, or that is abandoned. */
  delivered?: string;
}

export interface Books {
  session(id: string): PaymentSession | null;
  ofAuthorization(id: string): PaymentSession | null;
  sessions(): PaymentSession[];
  entries(): LedgerEntry[];
  answer(key: string): KeptAnswer | null;
  customer(id: string): Customer | null;
  customerOf(sessionId: string, externalId: string): Customer | null;
  /** Events not yet delivered to the merchant, oldest first. */
  untold(): PaymentEvent[];
  commit(change: Change): void;
}

/** Everything a payment service stores, in one file. It never contains a card. */
export function openBooks(file: string): Books {
  const journal = openJournal<Change>(file);
  const sessions = new Map<string, PaymentSession>();
  const entries: LedgerEntry[] = [];
  const answers = new Map<string, KeptAnswer>();
  const customers = new Map<string, Customer>();
  const events = new Map<string, PaymentEvent>();
  const apply = ({ session, entry, event, answer, customer, delivered }: Change): void => {
    if (session) sessions.set(session.id, session);
    if (entry) entries.push(entry);
    if (event) events.set(event.id, event);
    if (answer) answers.set(answer.key, answer);
    if (customer) customers.set(customer.id, customer);
    if (delivered !== undefined) events.delete(delivered);
  };
  journal.lines.forEach(apply);
  return {
    session: (id) => sessions.get(id) ?? null,
    ofAuthorization: (id) => [...sessions.values()].find((each) => each.authorization_id === id) ?? null,
    sessions: () => [...sessions.values()],
    entries: () => [...entries],
    answer: (key) => answers.get(key) ?? null,
    customer: (id) => customers.get(id) ?? null,
    customerOf: (sessionId, externalId) =>
      [...customers.values()].find(
        (each) => each.session_id === sessionId && each.external_id === externalId,
      ) ?? null,
    untold: () => [...events.values()],
    commit(change) {
      journal.append(change);
      apply(change);
    },
  };
}
