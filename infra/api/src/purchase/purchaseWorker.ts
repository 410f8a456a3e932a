import { levelOf } from '../database/databaseOutage';
import { reasonOf } from '../reasonOf';
import { delayAfter } from '../mail/mailSender';
import { advance } from './advance';
import type { PurchaseDesk } from './purchaseDesk';
import type { ClaimedPurchase } from './purchaseStore';

/** How often a node looks for purchases left by another node or a failure. */
const POLL = 2000;

export interface PurchaseWorker {
  /** Finishes the current step and starts no more. */
  stop(): Promise<void>;
}

async function takeOn(desk: PurchaseDesk, claimed: ClaimedPurchase): Promise<void> {
  try {
    await advance(desk, claimed.id);
  } catch (error) {
    desk.log.warn({ purchase: claimed.id, ...reasonOf(error) }, 'a step of a purchase failed');
    await desk.store.postpone(claimed, desk.clock() + delayAfter(claimed.attempts));
  }
}

/** Continues every due purchase until it is complete or has ended, without needing a browser. */
export function startPurchaseWorker(desk: PurchaseDesk): PurchaseWorker {
  let busy: Promise<void> | null = null;
  const goOn = async () => {
    const due = await desk.store.claim();
    await Promise.all(due.map((claimed) => takeOn(desk, claimed)));
  };
  const wake = () => {
    busy ??= goOn()
      .catch((error: unknown) => desk.log[levelOf(error)](reasonOf(error), 'purchases cannot be read'))
      .finally(() => {
        busy = null;
      });
  };
  const poll = setInterval(wake, POLL);
  poll.unref();
  wake();
  return {
    async stop() {
      clearInterval(poll);
      await busy;
    },
  };
}
