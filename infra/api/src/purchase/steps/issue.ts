import { reasonOf } from '../../reasonOf';
import type { OpenPurchase } from '../purchase';
import type { PurchaseDesk } from '../purchaseDesk';
import { signBy } from '../signBy';
import type { Step } from './steps';

const giveUp = (desk: PurchaseDesk, open: OpenPurchase) =>
  desk.store.move(open, { to: 'VOIDING', purchase: { ends_as: 'FAILED' } });

/** Null if papers cannot be rendered from these facts, which no retry would fix. */
async function drawOrNull(desk: PurchaseDesk, open: OpenPurchase, number: string) {
  try {
    return await desk.papers.draw(open, number);
  } catch (error) {
    desk.log.error({ purchase: open.purchase.id, ...reasonOf(error) }, 'no papers');
    return null;
  }
}

/**
 * AUTHORIZED: assigns the policy number and renders the papers (reading 8). A failure before there is a number
 * returns the money (design: purchase).
 */
export const issue: Step = async (desk, open) => {
  const { purchase, quote } = open;
  if (purchase.ends_as !== null) {
    await giveUp(desk, open);
    return 'moved';
  }
  const number = await desk.papers.nextPolicyNumber(purchase.order.rate);
  const drawn = await drawOrNull(desk, open, number);
  desk.reached('issue:drawn');
  if (drawn === null) {
    await giveUp(desk, open);
    return 'moved';
  }
  // A database failure here gives nothing up; the step runs again.
  const last = signBy(quote, desk.clock());
  await desk.store.move(open, {
    to: 'BOUND',
    document: { policy_number: number, sign_by: new Date(last).toISOString() },
    purchase: { policy_number: number, sign_by: last },
    also: (transaction) => drawn.keep(transaction),
  });
  desk.reached('issue:written');
  return 'moved';
};
