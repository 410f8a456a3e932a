import type { Quote } from '../entities/quote';
import { hasEnded } from '../lifecycle/hasReached';
import type { QuoteStatus } from '../lifecycle/statuses';
import { paymentJourney, type PaymentStepId } from './data/paymentJourney';

/** The screens of each status; the first is where any other leads. A payment that is made is not made again by going back. */
const SCREENS: Partial<Record<QuoteStatus, readonly [PaymentStepId, ...PaymentStepId[]]>> = {
  PLAN_CHOSEN: ['payments', 'card'],
  PAYMENT_OPEN: ['card', 'signatures'],
  AUTHORIZED: ['signatures'],
  BOUND: ['signatures', 'confirmation'],
  SIGNED: ['confirmation'],
  CAPTURED: ['confirmation'],
  COMPLETE: ['final'],
};
/** What ended is said on the final page; who waited for papers is led on from there (specification 2.12). */
const ENDED = ['final', 'signatures'] as const satisfies readonly PaymentStepId[];

/**
 * The screen of paying and signing that a wanted one leads to, or null before there is a plan to pay: with none, only the plans
 * are shown (section 4, Payment plan and payment; readings 8 and 9).
 */
export function paymentPlace(wanted: PaymentStepId | null, { status }: Quote): PaymentStepId | null {
  if (status === 'FINAL_RATED') return wanted === 'payments' ? wanted : null;
  const screens = hasEnded(status) ? ENDED : SCREENS[status];
  if (screens === undefined) return null;
  return screens.find((screen) => screen === wanted) ?? screens[0];
}

/** The address of that screen, null where there is none. */
export function paymentPathFor(wanted: PaymentStepId | null, quote: Quote): string | null {
  const place = paymentPlace(wanted, quote);
  return place && paymentJourney.steps[place].path(quote);
}
