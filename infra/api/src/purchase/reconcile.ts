import type { PurchaseDesk } from './purchaseDesk';
import type { LedgerEntry } from './providers/paymentProvider';

/** Younger ones may be a purchase under way. */
const SETTLED_AFTER = 5 * 60_000;

/** Authorizations that hold money: neither taken nor given back. */
export function heldIn(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const over = new Set(
    entries.filter(({ kind }) => kind !== 'authorize').map((entry) => entry.authorizationId),
  );
  return entries.filter(({ kind, authorizationId }) => kind === 'authorize' && !over.has(authorizationId));
}

/**
 * Compares the providers' ledgers with our purchases: money that is held for nothing is given back. Answers how many were.
 */
export async function reconcile(desk: PurchaseDesk): Promise<number> {
  let givenBack = 0;
  for (const [system, payments] of Object.entries(desk.payments)) {
    const held = heldIn(await payments.ledger());
    for (const { sessionId, authorizationId, at } of held) {
      if (desk.clock() - at < SETTLED_AFTER) continue;
      const id = await desk.store.findBy('session_id', sessionId);
      const open = id === null ? null : await desk.store.find(id);
      if (open?.purchase.live) continue;
      await payments.void(authorizationId, `reconcile:${authorizationId}`);
      desk.log.warn({ purchase: id, system }, 'an authorization without a purchase was given back');
      givenBack += 1;
    }
  }
  return givenBack;
}
