import type { OpenPurchase } from '../purchase';
import type { PurchaseDesk } from '../purchaseDesk';

const MINUTE = 60_000;

/** Moved: check again at once. A number: nothing to do before that instant. */
export type StepResult = 'moved' | number;

/**
 * The next action of a status. Two nodes may run it at once: the outside call has a key, and only one transition
 * commits.
 */
export type Step = (desk: PurchaseDesk, open: OpenPurchase) => Promise<StepResult>;

/** Poll every so many minutes in case a webhook is missed. */
export const inMinutes = ({ clock }: PurchaseDesk, minutes: number): number => clock() + minutes * MINUTE;
