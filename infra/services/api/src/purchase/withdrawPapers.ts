import { reasonOf } from '../reasonOf';
import type { PurchaseContext } from './purchaseContext';
import type { Purchase } from './purchase';

type Context = Pick<PurchaseContext, 'signing' | 'log'>;

/** Withdraws papers sent for signature; returns whether that is done. A failing service delays nobody's refund. */
export async function withdrawPapers(
  { signing, log }: Context,
  { id, envelope_id: envelope }: Pick<Purchase, 'id' | 'envelope_id'>,
): Promise<boolean> {
  if (envelope === null) return true;
  try {
    await signing.void(envelope);
    return true;
  } catch (error) {
    log.warn({ purchase: id, ...reasonOf(error) }, 'papers could not be withdrawn');
    return false;
  }
}

/** Ended purchases whose papers could not be withdrawn. Their number is canceled, so signing buys nothing. */
export async function withdrawLeftPapers(context: Context & Pick<PurchaseContext, 'store'>): Promise<void> {
  for (const left of await context.store.leftOpen()) {
    if (await withdrawPapers(context, left)) await context.store.settle(left.id);
  }
}
