import type { Rate } from '../entities/rate';
import { defaultPlan, payInFullPlan } from './defaultPlan';
import { finalQuoteOptions } from './finalQuoteOptions';
import { paymentTotal } from './paymentTotal';

/** Paying in full, in cents of whole dollars. */
export interface InFull {
  /** What is shown as its total. */
  price: number;
  /** How much less that is than the total of the plan that is in view at first; 0 if it isn't (reading 54). */
  savings: number;
}

/**
 * Paying in full at the price of paying that way, even if the rate was made for monthly payments; null if the carrier
 * has no such plan.
 */
export function inFull({
  payment_options,
  pay_in_full,
}: Pick<Rate, 'payment_options' | 'pay_in_full'>): InFull | null {
  const offered = finalQuoteOptions(payment_options);
  const plan = payInFullPlan(offered);
  if (plan === null) return null;
  const first = defaultPlan(offered) ?? plan;
  const savings = plan.savingsText?.cents ?? 0;
  const isItsOwnTotal = pay_in_full || savings === 0 || first === plan;
  return { price: isItsOwnTotal ? paymentTotal(plan) : paymentTotal(first) - savings, savings };
}
