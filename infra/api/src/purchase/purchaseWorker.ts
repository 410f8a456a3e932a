import { kindOf } from '../kindOf';
import { delayAfter } from '../mail/mailSender';
import { advance } from './advance';
import type { PurchaseDesk } from './purchaseDesk';

/** How often a node looks for purchases that another node, or a failure, has left. */
const POLL = 2000;

export interface PurchaseWorker {
  /** Finishes what is under way and takes no more. */
  stop(): Promise<void>;
}

async function takeOn(desk: PurchaseDesk, purchaseId: string, attempt: number): Promise<void> {
  try {
    await advance(desk, purchaseId);
  } catch (error) {
    desk.log.warn({ purchase: purchaseId, kind: kindOf(error) }, 'a step of a purchase failed');
    await desk.store.postpone(purchaseId, desk.clock() + delayAfter(attempt));
  }
}

/** Goes on with every purchase that is due, until it is complete or has ended: no browser is needed for that. */
export function startPurchaseWorker(desk: PurchaseDesk): PurchaseWorker {
  let busy: Promise<void> | null = null;
  const goOn = async () => {
    const due = await desk.store.claim();
    await Promise.all(due.map(({ id, attempts }) => takeOn(desk, id, attempts)));
  };
  const wake = () => {
    busy ??= goOn()
      .catch((error: unknown) => desk.log.error({ kind: kindOf(error) }, 'purchases cannot be read'))
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
