import type { QuoteStatus } from '@shared/domain';
import type { OpenPurchase } from './purchase';
import type { PurchaseDesk } from './purchaseDesk';
import { authorize } from './steps/authorize';
import { awaitSignature } from './steps/awaitSignature';
import { capture } from './steps/capture';
import { complete } from './steps/complete';
import { giveBack } from './steps/giveBack';
import { issue } from './steps/issue';
import type { Step } from './steps/step';

/** What each status of a live purchase does next (reading 8); the others wait for a person. */
const STEPS: Partial<Record<QuoteStatus, Step>> = {
  PAYMENT_OPEN: authorize,
  AUTHORIZED: issue,
  BOUND: awaitSignature,
  SIGNED: capture,
  CAPTURED: complete,
  VOIDING: giveBack,
};

/** More than the steps from the payment to the policy; overtaken ones are taken again. */
const MOST_STEPS = 20;

/**
 * Takes a purchase as far as it can go now, whoever asks: the shopper, a provider's word, the clock. Answers how it stands.
 * @throws what a provider's call threw: its outcome is unknown, and the same step is taken again later.
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
