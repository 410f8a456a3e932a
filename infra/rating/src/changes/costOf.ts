import {
  finalQuoteOptions,
  paymentTotal,
  planCost,
  standingPlan,
  type PaymentOption,
  type Rate,
} from '@shared/domain';

function planOf(rate: Rate, payInFull: boolean): PaymentOption {
  const plan = standingPlan(finalQuoteOptions(rate.payment_options), payInFull);
  if (!plan) throw new RangeError('A rate without a way to pay');
  return plan;
}

/**
 * Everything paid for a rate over its term, in cents: premium, policy fees, and the installment fees of the default
 * plan (section 9). Exact, because rounding is for display.
 */
export const costOf = (rate: Rate, payInFull: boolean): number => planCost(planOf(rate, payInFull));

/** The same as the pages show it, in whole dollars: each payment is rounded up (reading 7), so it is never less. */
export const shownCostOf = (rate: Rate, payInFull: boolean): number => paymentTotal(planOf(rate, payInFull));
