import type { PaymentOption } from '../entities/rate';
import { paymentTotal } from './paymentTotal';
import { roundUpToDollars } from './roundUpToDollars';

/**
 * What paying in full saves against a plan, in cents and whole dollars: the plan's total minus the pay-in-full
 * deposit (section 9). Zero when there is nothing to show, never negative.
 */
export function savingsAgainst(
  plan: Parameters<typeof paymentTotal>[0],
  payInFull: Pick<PaymentOption, 'deposit'>,
): number {
  // Both sides are rounded, or a few cents of rounding would be announced as a dollar saved.
  return Math.max(0, paymentTotal(plan) - roundUpToDollars(payInFull.deposit) * 100);
}
