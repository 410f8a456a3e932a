import { finalQuoteOptions, paymentTotal, standingPlan, type PaymentOption, type Rate } from '@shared/domain';

function planOf(rate: Rate, payInFull: boolean): PaymentOption {
  const plan = standingPlan(finalQuoteOptions(rate.payment_options), payInFull);
  if (!plan) throw new RangeError('A rate without a way to pay');
  return plan;
}

/**
 * Everything paid for a rate over its term, in cents: premium, policy fees, and the installment fees of the default
 * plan (section 9). Exact, so it decides which price is lower; what people see is `shownCostOf`.
 */
export function costOf(rate: Rate, payInFull: boolean): number {
  const { premium, number_of_payments, installment_info } = planOf(rate, payInFull);
  return premium + number_of_payments * installment_info.fee;
}

/** The same as the pages show it, in whole dollars: each payment is rounded up (reading 7), so it is never less. */
export const shownCostOf = (rate: Rate, payInFull: boolean): number => paymentTotal(planOf(rate, payInFull));
