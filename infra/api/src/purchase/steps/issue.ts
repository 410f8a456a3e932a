import type { OpenPurchase } from '../purchase';
import type { PurchaseDesk } from '../purchaseDesk';
import { signBy } from '../signBy';
import type { Step } from './step';

const giveUp = (desk: PurchaseDesk, open: OpenPurchase) =>
  desk.store.move(open, { to: 'VOIDING', purchase: { ends_as: 'FAILED' } });

/**
 * AUTHORIZED: the policy gets its number and its papers (reading 8). What fails before there is a number gives the money
 * back (design: purchase).
 */
export const issue: Step = async (desk, open) => {
  const { purchase, quote } = open;
  if (purchase.ends_as !== null) {
    await giveUp(desk, open);
    return 'moved';
  }
  const number = await desk.papers.nextPolicyNumber(purchase.order.rate);
  try {
    const drawn = await desk.papers.draw(open, number);
    desk.reached('issue:drawn');
    await desk.store.move(open, {
      to: 'BOUND',
      document: { policy_number: number },
      purchase: { policy_number: number, sign_by: signBy(quote, desk.clock()) },
      also: (transaction) => drawn.keep(transaction),
    });
  } catch (error) {
    desk.log.error(
      { purchase: purchase.id, kind: error instanceof Error ? error.name : 'unknown' },
      'no papers',
    );
    await giveUp(desk, open);
  }
  desk.reached('issue:written');
  return 'moved';
};
