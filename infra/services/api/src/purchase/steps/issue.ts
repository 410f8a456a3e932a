import { reasonOf } from '../../reasonOf';
import type { OpenPurchase } from '../purchase';
import type { PurchaseContext } from '../purchaseContext';
import { signBy } from '../signBy';
import type { Step } from './steps';

const giveUp = (context: PurchaseContext, open: OpenPurchase) =>
  context.store.move(open, { to: 'VOIDING', purchase: { ends_as: 'FAILED' } });

/** Null if papers cannot be rendered from these facts, which no retry would fix. */
async function drawOrNull(context: PurchaseContext, open: OpenPurchase, number: string) {
  try {
    return await context.papers.draw(open, number);
  } catch (error) {
    context.log.error({ purchase: open.purchase.id, ...reasonOf(error) }, 'no papers');
    return null;
  }
}

/**
 * AUTHORIZED: assigns the policy number and renders the papers (reading 8). A failure before there is a number
 * returns the money (design: purchase).
 */
export const issue: Step = async (context, open) => {
  const { purchase, quote } = open;
  if (purchase.ends_as !== null) {
    await giveUp(context, open);
    return 'moved';
  }
  const number = await context.papers.nextPolicyNumber(purchase.order.rate);
  const drawn = await drawOrNull(context, open, number);
  context.reached('issue:drawn');
  if (drawn === null) {
    await giveUp(context, open);
    return 'moved';
  }
  // A database failure here gives nothing up; the step runs again.
  const last = signBy(quote, context.clock());
  await context.store.move(open, {
    to: 'BOUND',
    document: { policy_number: number, sign_by: new Date(last).toISOString() },
    purchase: { policy_number: number, sign_by: last },
    also: (transaction) => drawn.keep(transaction),
  });
  context.reached('issue:written');
  return 'moved';
};
