import { finalQuoteOptions, standingPlan, type Rate } from '@shared/domain';

/**
 * Everything paid for a rate over its term, in cents: premium, policy fees, and the installment fees of the default
 * plan (section 9). Exact, because rounding is for display.
 */
export function costOf(rate: Rate, payInFull: boolean): number {
  const plan = standingPlan(finalQuoteOptions(rate.payment_options), payInFull);
  if (!plan) throw new RangeError('A rate without a way to pay');
  return plan.premium + plan.number_of_payments * plan.installment_info.fee;
}
