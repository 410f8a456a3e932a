import type { createFaults } from '../../common/faults';
import { sendWebhook, webhookSecret } from '../../common/sendWebhook';
import type { Books } from './books';
import type { PaymentEvent } from './session';

export interface Webhooks {
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
export function createWebhooks(options: Options): Webhooks {
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
