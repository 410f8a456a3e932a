import { ProviderFailure } from '../../providers/callProvider';
import type { OpenPurchase } from '../purchase';
import type { PurchaseDesk } from '../purchaseDesk';
import type { Step } from './step';

const REFUSED = new Set([402, 409, 422]);

/** A rejection may mean that it was already captured, if the provider has forgotten the key, so the provider is asked. */
async function isTaken(desk: PurchaseDesk, { purchase }: OpenPurchase): Promise<boolean> {
  const { system, session_id: sessionId } = purchase;
  return sessionId !== null && (await desk.payments[system].find(sessionId)).status === 'captured';
}

/** SIGNED: captures the money, once for its key. A rejection ends the purchase. */
export const capture: Step = async (desk, open) => {
  const { id, system, amount, authorization_id: authorization } = open.purchase;
  if (authorization === null) throw new Error('signed without an authorization');
  try {
    await desk.payments[system].capture(authorization, amount, `${id}:capture`);
  } catch (error) {
    if (!(error instanceof ProviderFailure) || !REFUSED.has(error.status)) throw error;
    if (!(await isTaken(desk, open))) {
      await desk.store.move(open, { to: 'VOIDING', purchase: { ends_as: 'FAILED' } });
      return 'moved';
    }
  }
  desk.reached('capture:done');
  await desk.store.move(open, { to: 'CAPTURED' });
  desk.reached('capture:written');
  return 'moved';
};
