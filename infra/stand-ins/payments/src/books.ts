import { Newest } from '../../common/newest';
import { type LedgerEntry, type PaymentEvent, type PaymentSession, standing } from './session';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { writeWhole } from '../../common/writeWhole';

interface Journal<Line> {
  /** Its content when it was opened. */
  lines: Line[];
  append: (line: Line) => void;
  /** Replaces its content by these lines, all or none of them. */
  rewrite: (lines: readonly Line[]) => void;
}

/**
 * An append-only file of JSON lines. Everything that happens at once is one line, so that after a kill it is there
 * completely or not at all; an unfinished last line is cut off.
 */
function openJournal<Line>(file: string): Journal<Line> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  let descriptor = openSync(file, 'a', 0o600);
  const textOf = (line: Line): string => `${JSON.stringify(line)}\n`;
  return {
    lines: whole
      .split('\n')
      .filter(Boolean)
      .map((line): Line => JSON.parse(line)),
    append: (line) => appendFileSync(descriptor, textOf(line), { flush: true }),
    rewrite(lines) {
      writeWhole(file, lines.map(textOf).join(''));
      closeSync(descriptor);
      descriptor = openSync(file, 'a', 0o600);
    },
  };
}

/** The first response to an idempotency key, and the digest of its request. */
interface KeptAnswer {
  key: string;
  digest: string;
  code: number;
  /** Of the session that the call was about. */
  body: object & { id?: string };
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

/** How many sessions are kept, each with its ledger lines, answers and customers. */
const MOST_SESSIONS = 2000;
/** Lines of the file beyond twice what is kept, before it is rewritten. */
const SPARE_LINES = 10_000;

export interface BooksOptions {
  clock?: () => number;
  most?: number;
  spareLines?: number;
}

interface Held {
  sessions: Newest<PaymentSession>;
  entries: LedgerEntry[];
  answers: Map<string, KeptAnswer>;
  customers: Map<string, Customer>;
  events: Map<string, PaymentEvent>;
}

function forget({ id }: PaymentSession, held: Held): void {
  held.entries = held.entries.filter((each) => each.session_id !== id);
  for (const [key, { body }] of held.answers) if (body.id === id) held.answers.delete(key);
  for (const [key, each] of held.customers) if (each.session_id === id) held.customers.delete(key);
}

function emptyBooks(most: number, clock: () => number): Held {
  const isFinished = (session: PaymentSession): boolean =>
    !['open', 'declined', 'authorized'].includes(standing(session, clock()).status);
  const held: Held = {
    sessions: new Newest({ most, isFinished, forget: (session) => forget(session, held) }),
    entries: [],
    answers: new Map(),
    customers: new Map(),
    events: new Map(),
  };
  return held;
}

function apply({ session, entry, event, answer, customer, delivered }: Change, held: Held): void {
  if (session) held.sessions.set(session.id, session);
  if (entry) held.entries.push(entry);
  if (event) held.events.set(event.id, event);
  if (answer) held.answers.set(answer.key, answer);
  if (customer) held.customers.set(customer.id, customer);
  if (delivered !== undefined) held.events.delete(delivered);
}

/** The changes that lead to what is held. */
const changesOf = ({ sessions, entries, answers, customers, events }: Held): Change[] => [
  ...sessions.values().map((session) => ({ session })),
  ...entries.map((entry) => ({ entry })),
  ...[...answers.values()].map((answer) => ({ answer })),
  ...[...customers.values()].map((customer) => ({ customer })),
  ...[...events.values()].map((event) => ({ event })),
];

/** Everything a payment service stores, in one file. It never contains a card. */
export function openBooks(file: string, options: BooksOptions = {}): Books {
  const { clock = Date.now, most = MOST_SESSIONS, spareLines = SPARE_LINES } = options;
  const { lines: past, append, rewrite } = openJournal<Change>(file);
  const held = emptyBooks(most, clock);
  for (const change of past) apply(change, held);
  let lines = past.length;
  let mostLines = 0;
  const tidy = (): void => {
    if (lines <= mostLines) return;
    const changes = changesOf(held);
    mostLines = 2 * changes.length + spareLines;
    if (lines <= mostLines) return;
    rewrite(changes);
    lines = changes.length;
  };
  tidy();
  const { sessions, answers, customers, events } = held;
  return {
    session: (id) => sessions.get(id) ?? null,
    ofAuthorization: (id) => sessions.values().find((each) => each.authorization_id === id) ?? null,
    sessions: () => sessions.values(),
    entries: () => [...held.entries],
    answer: (key) => answers.get(key) ?? null,
    customer: (id) => customers.get(id) ?? null,
    customerOf: (sessionId, externalId) =>
      [...customers.values()].find(
        (each) => each.session_id === sessionId && each.external_id === externalId,
      ) ?? null,
    untold: () => [...events.values()],
    commit(change) {
      append(change);
      apply(change, held);
      lines += 1;
      tidy();
    },
  };
}
