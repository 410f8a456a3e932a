import type { Quote } from '../entities/quote';
import { hasEnded } from '../lifecycle/hasReached';
import type { QuoteStatus } from '../lifecycle/statuses';
import { paymentJourney, type PaymentStepId } from './data/paymentJourney';

/** Allowed screens per status; any other screen redirects to the first, so going back cannot pay twice. */
const SCREENS: Partial<Record<QuoteStatus, readonly [PaymentStepId, ...PaymentStepId[]]>> = {
  PLAN_CHOSEN: ['payments', 'card'],
  PAYMENT_OPEN: ['card', 'signatures'],
  AUTHORIZED: ['signatures'],
  BOUND: ['signatures', 'confirmation'],
  SIGNED: ['confirmation'],
  CAPTURED: ['confirmation'],
  COMPLETE: ['final'],
};
/**
 * The final page explains an ended purchase; the signatures screen forwards shoppers who wait for documents
 * (specification 2.12).
 */
const ENDED = ['final', 'signatures'] as const satisfies readonly PaymentStepId[];

/**
 * The payment or signing screen to show for a requested one, or null before a plan is chosen, when only the plans can
 * be shown (section 4, Payment plan and payment; readings 8 and 9).
 */
export function paymentPlace(wanted: PaymentStepId | null, { status }: Quote): PaymentStepId | null {
  if (status === 'FINAL_RATED') return wanted === 'payments' ? wanted : null;
  const screens = hasEnded(status) ? ENDED : SCREENS[status];
  if (screens === undefined) return null;
  return screens.find((screen) => screen === wanted) ?? screens[0];
}

/** The path of that screen, or null. */
export function paymentPathFor(wanted: PaymentStepId | null, quote: Quote): string | null {
  const place = paymentPlace(wanted, quote);
  return place && paymentJourney.steps[place].path(quote);
}
