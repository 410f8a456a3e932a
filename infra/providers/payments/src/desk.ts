import { createHmac } from 'node:crypto';
import { createFaults, type Faults } from '../../common/faults';
import { type Books, type Change, openBooks } from './books';
import { digitsOf } from './card';
import { createLateBanks } from './lateBanks';
import type { Outcome } from './operations';
import { createTokens, type Tokens } from './tokens';
import { createWebhooks } from './webhooks';

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
