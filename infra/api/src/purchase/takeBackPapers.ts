import { reasonOf } from '../reasonOf';
import type { PurchaseDesk } from './purchaseDesk';
import type { Purchase } from './purchase';

type Desk = Pick<PurchaseDesk, 'signing' | 'log'>;

/** Withdraws papers sent for signature; returns whether that is done. A failing service delays nobody's refund. */
export async function takeBackPapers(
  { signing, log }: Desk,
  { id, envelope_id: envelope }: Pick<Purchase, 'id' | 'envelope_id'>,
): Promise<boolean> {
  if (envelope === null) return true;
  try {
    await signing.void(envelope);
    return true;
  } catch (error) {
    log.warn({ purchase: id, ...reasonOf(error) }, 'papers could not be taken back');
    return false;
  }
}

/** Ended purchases whose papers could not be withdrawn. Their number is cancelled, so signing buys nothing. */
export async function takeBackLeftPapers(desk: Desk & Pick<PurchaseDesk, 'store'>): Promise<void> {
  for (const left of await desk.store.leftOpen()) {
    if (await takeBackPapers(desk, left)) await desk.store.settle(left.id);
  }
}
