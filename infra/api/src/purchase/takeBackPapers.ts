import { kindOf } from '../kindOf';
import type { PurchaseDesk } from './purchaseDesk';
import type { Purchase } from './purchase';

type Desk = Pick<PurchaseDesk, 'signing' | 'log'>;

/** Takes what was sent out to be signed back; answers whether that is done. A service that fails keeps nobody's money. */
export async function takeBackPapers(
  { signing, log }: Desk,
  { id, envelope_id: envelope }: Pick<Purchase, 'id' | 'envelope_id'>,
): Promise<boolean> {
  if (envelope === null) return true;
  try {
    await signing.void(envelope);
    return true;
  } catch (error) {
    log.warn({ purchase: id, kind: kindOf(error) }, 'papers could not be taken back');
    return false;
  }
}

/** Ended purchases whose papers could not be taken back then. Their number is cancelled: who signs them buys nothing. */
export async function takeBackLeftPapers(desk: Desk & Pick<PurchaseDesk, 'store'>): Promise<void> {
  for (const left of await desk.store.leftOpen()) {
    if (await takeBackPapers(desk, left)) await desk.store.settle(left.id);
  }
}
