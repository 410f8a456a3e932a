import { createHmac } from 'node:crypto';
import { createFaults, type Faults } from '../../common/faults';
import { type Books, type Change, openBooks } from './books';
import { digitsOf } from './card';
import { type Outcome, bankAnswersLate } from './operations';
import { createTokens, type Tokens } from './tokens';
import type { PaymentSession, PaymentEvent } from './session';
import { sendWebhook, webhookSecret } from '../../common/sendWebhook';

interface Webhooks {
  /** Sends undelivered webhooks to the merchant's server, now and repeatedly until it accepts. */
  wake(): void;
  stop(): void;
}

interface Options {
  books: Books;
  apiKey: string;
  faults: ReturnType<typeof createFaults>;
  /** Milliseconds before the second attempt; each delay doubles, up to a minute. */
  firstWait?: number;
}

const LONGEST_WAIT = 60_000;
/** More than an hour of retries; an undelivered event can still be requested. */
const MOST_ATTEMPTS = 80;

/** One attempt; a fault may swallow it, delay it, or hide that it arrived. */
async function attempt({ books, apiKey, faults }: Options, event: PaymentEvent): Promise<boolean> {
  const url = books.session(event.session_id)?.webhook_url;
  if (url === undefined) return true;
  const fault = faults.next('webhook');
  if (fault?.kind === 'error' || fault?.kind === 'reset') return false;
  if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms));
  const isTaken = await sendWebhook(url, event, webhookSecret(apiKey));
  if (fault?.kind === 'duplicate_webhook') await sendWebhook(url, event, webhookSecret(apiKey));
  return isTaken && fault?.kind !== 'lost_reply';
}

/** Sends events to the address in their session, including those from before a kill. */
function createWebhooks(options: Options): Webhooks {
  const { books, firstWait = 500 } = options;
  const waiting = new Map<string, NodeJS.Timeout | null>();
  let isStopped = false;
  const finish = (id: string): void => {
    books.commit({ delivered: id });
    waiting.delete(id);
  };
  const tell = async (event: PaymentEvent, attempts: number): Promise<void> => {
    const isTaken = await attempt(options, event);
    if (isStopped) return;
    if (isTaken || attempts >= MOST_ATTEMPTS) return finish(event.id);
    const wait = Math.min(firstWait * 2 ** (attempts - 1), LONGEST_WAIT);
    waiting.set(
      event.id,
      setTimeout(() => void tell(event, attempts + 1), wait),
    );
  };
  return {
    wake() {
      for (const event of books.untold()) {
        if (waiting.has(event.id)) continue;
        waiting.set(event.id, null);
        void tell(event, 1);
      }
    },
    stop() {
      isStopped = true;
      for (const timer of waiting.values()) if (timer) clearTimeout(timer);
    },
  };
}

interface LateBanks {
  /** Schedules this session's bank response. */
  await(session: PaymentSession): void;
  stop(): void;
}

/** Banks that respond late; `take` gets the response if the session is still waiting for it. */
function createLateBanks(books: Books, clock: () => number, take: (outcome: Outcome) => void): LateBanks {
  const timers = new Set<NodeJS.Timeout>();
  return {
    await({ id, answer_due: due }) {
      const ask = (): void => {
        timers.delete(timer);
        const session = books.session(id);
        const outcome = session && bankAnswersLate(session, clock());
        if (outcome) take(outcome);
      };
      const timer = setTimeout(ask, Math.max(0, (due ?? 0) - clock()));
      timers.add(timer);
    },
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

/** The dependencies of a payment service's routes. */
export interface Desk {
  books: Books;
  tokens: Tokens;
  faults: Faults;
  clock: () => number;
  /** The same for the same card number, which cannot be derived from it without the key. */
  fingerprintOf: (cardNumber: string) => string;
  /** Response time of the late bank, in ms. */
  lateness: number;
  /** Whether payments may go to an account: a config id or an account group of the merchant. */
  holds: (account: string) => boolean;
  /** Stores an outcome's changes with related ones, and notifies the merchant. */
  carryOut: (outcome: Outcome, more?: Change) => Outcome;
  close(): void;
}

export interface DeskOptions {
  /** Of the books. */
  file: string;
  apiKey: string;
  /** Of the merchant. */
  accounts: readonly string[];
  clock?: () => number;
  lateness?: number;
  firstWait?: number;
}

/** Opens the books and resumes after a kill: pending banks and undelivered webhooks. */
export function openDesk(options: DeskOptions): Desk {
  const { file, apiKey, accounts, clock = Date.now, lateness = 20_000, firstWait } = options;
  const books = openBooks(file, { clock });
  const faults = createFaults();
  const webhooks = createWebhooks({
    books,
    apiKey,
    faults,
    ...(firstWait === undefined ? {} : { firstWait }),
  });
  const carryOut = (outcome: Outcome, more: Change = {}): Outcome => {
    const change = { ...outcome.change, ...more };
    if (Object.keys(change).length > 0) books.commit(change);
    if (outcome.change?.session?.answer_due) banks.await(outcome.change.session);
    webhooks.wake();
    return outcome;
  };
  const banks = createLateBanks(books, clock, carryOut);
  for (const session of books.sessions()) if (session.answer_due !== null) banks.await(session);
  webhooks.wake();
  return {
    books,
    tokens: createTokens(apiKey, books),
    faults,
    clock,
    fingerprintOf: (number) => createHmac('sha256', `card|${apiKey}`).update(digitsOf(number)).digest('hex'),
    lateness,
    holds: (account) => accounts.includes(account),
    carryOut,
    close() {
      webhooks.stop();
      banks.stop();
    },
  };
}
