import type { OpenPurchase } from '../purchase';
import type { PurchaseDesk } from '../purchaseDesk';

const MINUTE = 60_000;

/** Moved: look again at once. A number: nothing to do before that instant. */
export type StepResult = 'moved' | number;

/** What a status does next. It may be done twice at the same time: the outside call has a key, the move is one. */
export type Step = (desk: PurchaseDesk, open: OpenPurchase) => Promise<StepResult>;

/** To look again after so many minutes, in case that nobody tells. */
export const inMinutes = ({ clock }: PurchaseDesk, minutes: number): number => clock() + minutes * MINUTE;
