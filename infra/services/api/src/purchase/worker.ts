import type { QuoteStatus } from '@shared/domain';
import type { OpenPurchase } from './purchase';
import type { PurchaseContext } from './purchaseContext';
import { authorize } from './steps/authorize';
import { awaitSignature, capture, complete, type Step } from './steps/steps';
import { voidPurchase } from './steps/voidPurchase';
import { issue } from './steps/issue';
import { levelOf } from '../database/databaseOutage';
import { reasonOf } from '../reasonOf';
import { delayAfter } from '../mail/mailSender';
import type { ClaimedPurchase } from './purchaseStore';

/** The next step of each status of a live purchase (reading 8); other statuses wait for a person. */
const STEPS: Partial<Record<QuoteStatus, Step>> = {
  PAYMENT_OPEN: authorize,
  AUTHORIZED: issue,
  BOUND: awaitSignature,
  SIGNED: capture,
  CAPTURED: complete,
  VOIDING: voidPurchase,
};

/** More than the steps from payment to policy, because a step that lost a race runs again. */
const MOST_STEPS = 20;

/**
 * Runs a purchase's steps as far as possible. Called by the shopper, by webhooks and by the worker. Returns its
 * status.
 * @throws the provider call's error: the outcome is unknown, and the same step runs again later.
 */
export async function advance(context: PurchaseContext, purchaseId: string): Promise<OpenPurchase | null> {
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const open = await context.store.find(purchaseId);
    const step = open?.purchase.live ? STEPS[open.quote.status] : undefined;
    if (!open || !step) return open;
    const result = await step(context, open);
    if (result !== 'moved') {
      await context.store.postpone(open.purchase, result);
      return open;
    }
  }
  throw new Error('a purchase that does not settle');
}

/** How often a node looks for purchases left by another node or a failure. */
const POLL = 2000;

interface PurchaseWorker {
  /** Finishes the current step and starts no more. */
  stop(): Promise<void>;
}

async function takeOn(context: PurchaseContext, claimed: ClaimedPurchase): Promise<void> {
  try {
    await advance(context, claimed.id);
  } catch (error) {
    context.log.warn({ purchase: claimed.id, ...reasonOf(error) }, 'a step of a purchase failed');
    await context.store.postpone(claimed, context.clock() + delayAfter(claimed.attempts));
  }
}

/** Continues every due purchase until it is complete or has ended, without needing a browser. */
export function startPurchaseWorker(context: PurchaseContext): PurchaseWorker {
  let busy: Promise<void> | null = null;
  const goOn = async () => {
    const due = await context.store.claim();
    await Promise.all(due.map((claimed) => takeOn(context, claimed)));
  };
  const wake = () => {
    busy ??= goOn()
      .catch((error: unknown) => context.log[levelOf(error)](reasonOf(error), 'purchases cannot be read'))
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
