import type { FastifyBaseLogger } from 'fastify';
import { levelOf } from '../database/databaseOutage';
import { reasonOf } from '../reasonOf';
import { LetterRefused, type MailProvider } from './mailProvider';
import type { ClaimedLetter, OutboxStore } from './outboxStore';

/** How often a node looks for letters left by another node or a failure. */
const POLL = 2000;
const FIRST_DELAY = 2000;
const LONGEST_DELAY = 15 * 60_000;

/** Milliseconds to the next attempt: doubled each time, with jitter so that nodes do not retry together. */
export const delayAfter = (attempts: number, random = Math.random): number =>
  Math.round(Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY) * (0.8 + 0.4 * random()));

interface Parts {
  outbox: OutboxStore;
  provider: MailProvider;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export interface MailSender {
  /** There is a new letter: check now. */
  wake(): void;
  /** Finishes the current letter and sends no more. */
  stop(): Promise<void>;
}

async function sendOne({ outbox, provider, log }: Parts, claimed: ClaimedLetter): Promise<void> {
  const { id, attempts, letter } = claimed;
  try {
    await provider.send({ ...letter, id });
  } catch (error) {
    log.warn({ letter: id, attempts, ...reasonOf(error) }, 'mail failed');
    if (error instanceof LetterRefused) return outbox.settle(claimed, 'undeliverable');
    return outbox.postpone(claimed, delayAfter(attempts));
  }
  await outbox.settle(claimed, 'delivered');
  log.info({ letter: id, attempts }, 'mail delivered');
}

/**
 * Sends the outbox's letters at least once each: what a node does not settle is retried under the same id when its
 * lease ends. A request never waits for this.
 */
export function startMailSender(parts: Parts): MailSender {
  let stopped = false;
  let busy: Promise<void> | null = null;
  let again = false;
  const sendAll = async (): Promise<void> => {
    const letters = await parts.outbox.claim();
    await Promise.all(letters.map((letter) => sendOne(parts, letter)));
    if (letters.length > 0 && !stopped) await sendAll();
  };
  const wake = () => {
    if (stopped) return;
    again = busy !== null;
    busy ??= sendAll()
      .catch((error: unknown) => parts.log[levelOf(error)](reasonOf(error), 'the outbox cannot be read'))
      .finally(() => {
        busy = null;
        if (again) wake();
      });
  };
  const poll = setInterval(wake, POLL);
  poll.unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(poll);
      await busy;
    },
  };
}
