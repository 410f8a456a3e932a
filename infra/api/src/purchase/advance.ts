import type { QuoteStatus } from '@shared/domain';
import type { OpenPurchase } from './purchase';
import type { PurchaseDesk } from './purchaseDesk';
import { authorize } from './steps/authorize';
import { awaitSignature } from './steps/awaitSignature';
import { capture } from './steps/capture';
import { complete } from './steps/complete';
import { voidPurchase } from './steps/voidPurchase';
import { issue } from './steps/issue';
import type { Step } from './steps/step';

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
export async function advance(desk: PurchaseDesk, purchaseId: string): Promise<OpenPurchase | null> {
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const open = await desk.store.find(purchaseId);
    const step = open?.purchase.live ? STEPS[open.quote.status] : undefined;
    if (!open || !step) return open;
    const result = await step(desk, open);
    if (result !== 'moved') {
      await desk.store.postpone(open.purchase, result);
      return open;
    }
  }
  throw new Error('a purchase that does not settle');
}
