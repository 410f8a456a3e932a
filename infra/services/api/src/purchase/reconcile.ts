import { reasonOf } from '../reasonOf';
import { releaseHeld } from './releaseHeld';
import type { PurchaseContext, UnknownMoney } from './purchaseContext';
import type { LedgerEntry, PaymentProvider } from './providers/paymentProvider';

/** Younger ones may belong to a purchase in progress. */
const SETTLED_AFTER = 5 * 60_000;
/** Authorizations that one log line names. */
const NAMED = 10;

/** Authorizations that hold money, even if the service returns its whole ledger. */
function heldIn(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const over = new Set(
    entries.filter(({ kind }) => kind !== 'authorize').map((entry) => entry.authorizationId),
  );
  return entries.filter(({ kind, authorizationId }) => kind === 'authorize' && !over.has(authorizationId));
}

/** What is to be done with held money: it is known and returned, it is in use, or it is not ours to decide. */
type Judged = 'for_nothing' | 'in_use' | keyof UnknownMoney;

/**
 * Whose money it is. Its ledger entry must not name another database, and this one must know it: by its purchase, or
 * as a payment that it opened. The id alone does not prove that, because a restored copy has it, too.
 */
async function judge(context: PurchaseContext, entry: LedgerEntry): Promise<Judged> {
  const { store, openedPayments, databaseId, clock } = context;
  if (clock() - entry.at < SETTLED_AFTER) return 'in_use';
  if (entry.databaseId !== null && entry.databaseId !== databaseId) return 'other_database';
  const id = await store.findBy('session_id', entry.sessionId);
  if (id !== null) return (await store.find(id))?.purchase.live ? 'in_use' : 'for_nothing';
  if (entry.databaseId === null) return 'no_database';
  const isOpenedHere = entry.purchaseId !== null && (await openedPayments.has(entry.purchaseId));
  return isOpenedHere ? 'for_nothing' : 'forgotten';
}

/** Whether money was held, and returned. A rejection must not block the other entries. */
async function release(
  context: PurchaseContext,
  payments: PaymentProvider,
  entry: LedgerEntry,
): Promise<boolean> {
  const { authorizationId: authorization } = entry;
  const facts = { authorization, provider: payments.name };
  try {
    const isReleased = await releaseHeld(payments, entry, `reconcile:${authorization}`);
    if (isReleased) context.log.warn(facts, 'an authorization without a purchase was released');
    return isReleased;
  } catch (error) {
    const words = 'an authorization without a purchase could not be released';
    context.log.error({ ...facts, ...reasonOf(error) }, words);
    return false;
  }
}

async function reconcileOne(context: PurchaseContext, payments: PaymentProvider): Promise<number> {
  const unknown: UnknownMoney = { other_database: 0, no_database: 0, forgotten: 0 };
  const leftAlone: string[] = [];
  let released = 0;
  for (const entry of heldIn(await payments.held())) {
    const judged = await judge(context, entry);
    if (judged === 'in_use') continue;
    if (judged === 'for_nothing') released += Number(await release(context, payments, entry));
    else {
      unknown[judged] += 1;
      leftAlone.push(entry.authorizationId);
    }
  }
  context.reportUnknown(payments.name, unknown);
  if (leftAlone.length > 0) {
    const facts = { provider: payments.name, ...unknown, authorizations: leftAlone.slice(0, NAMED) };
    context.log.warn(facts, 'held money that this database does not know was left alone');
  }
  return released;
}

/**
 * Compares the providers' held money to our purchases and returns money held for nothing. Money that this database
 * does not know is counted and reported, never returned. Returns how many were. A failure for one entry or provider is
 * logged and retried next time.
 */
export async function reconcile(context: PurchaseContext): Promise<number> {
  let released = 0;
  for (const payments of Object.values(context.payments)) {
    try {
      released += await reconcileOne(context, payments);
    } catch (error) {
      context.log.error({ provider: payments.name, ...reasonOf(error) }, 'a ledger could not be compared');
    }
  }
  return released;
}
