import type { PlanType } from '../entities/codes';
import type { Rate } from '../entities/rate';
import { defaultPlan } from './defaultPlan';
import { finalQuoteOptions } from './finalQuoteOptions';
import { inFull } from './inFull';
import { paymentTotal } from './paymentTotal';

/** How a rate was priced to be paid. */
export const planTypeFor = ({ pay_in_full }: Pick<Rate, 'pay_in_full'>): PlanType =>
  pay_in_full ? 'pay_in_full' : 'monthly';

/**
 * The total that a way of paying shows, in cents of whole dollars, at the price of paying that way even if the rate was
 * made for the other (reading 54). A carrier without that way has its only one.
 */
export function shownTotal(rate: Pick<Rate, 'payment_options' | 'pay_in_full'>, planType: PlanType): number {
  const whole = inFull(rate);
  const first = defaultPlan(finalQuoteOptions(rate.payment_options));
  if (!first) throw new RangeError('A rate without a way to pay');
  if (!whole) return paymentTotal(first);
  if (planType === 'pay_in_full') return whole.price;
  return rate.pay_in_full && whole.savings > 0 ? whole.price + whole.savings : paymentTotal(first);
}
