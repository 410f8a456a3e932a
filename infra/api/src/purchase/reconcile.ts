import { kindOf } from '../kindOf';
import { giveBackHeld } from './giveBackHeld';
import type { PurchaseDesk } from './purchaseDesk';
import type { LedgerEntry, PaymentProvider } from './providers/paymentProvider';

/** A card service and its name here. */
interface System {
  name: string;
  payments: PaymentProvider;
}

/** Younger ones may belong to a purchase in progress. */
const SETTLED_AFTER = 5 * 60_000;

/** Authorizations that hold money, even if the service returns its whole ledger. */
function heldIn(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const over = new Set(
    entries.filter(({ kind }) => kind !== 'authorize').map((entry) => entry.authorizationId),
  );
  return entries.filter(({ kind, authorizationId }) => kind === 'authorize' && !over.has(authorizationId));
}

/** Whether this entry held money for nothing, which was returned. */
async function settle(
  desk: PurchaseDesk,
  { name: system, payments }: System,
  entry: LedgerEntry,
): Promise<boolean> {
  if (desk.clock() - entry.at < SETTLED_AFTER) return false;
  const id = await desk.store.findBy('session_id', entry.sessionId);
  const open = id === null ? null : await desk.store.find(id);
  if (open?.purchase.live) return false;
  const isGivenBack = await giveBackHeld(payments, entry, `reconcile:${entry.authorizationId}`);
  if (isGivenBack)
    desk.log.warn({ purchase: id, system }, 'an authorization without a purchase was given back');
  return isGivenBack;
}

async function reconcileSystem(desk: PurchaseDesk, system: System): Promise<number> {
  let givenBack = 0;
  for (const entry of heldIn(await system.payments.held())) {
    try {
      if (await settle(desk, system, entry)) givenBack += 1;
    } catch (error) {
      // One rejection must not block the other entries.
      const { authorizationId: authorization } = entry;
      const facts = { authorization, system: system.name, kind: kindOf(error) };
      desk.log.error(facts, 'an authorization without a purchase could not be given back');
    }
  }
  return givenBack;
}

/**
 * Compares the providers' held money to our purchases and returns money held for nothing. Returns how many were. A
 * failure for one entry or provider is logged and retried next time.
 */
export async function reconcile(desk: PurchaseDesk): Promise<number> {
  let givenBack = 0;
  for (const [name, payments] of Object.entries(desk.payments)) {
    try {
      givenBack += await reconcileSystem(desk, { name, payments });
    } catch (error) {
      desk.log.error({ system: name, kind: kindOf(error) }, 'a ledger could not be read');
    }
  }
  return givenBack;
}
