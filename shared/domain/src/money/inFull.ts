import type { PaymentOption, Rate } from '../entities/rate';
import { payInFullPlan } from './defaultPlan';
import { finalQuoteOptions } from './finalQuoteOptions';

/** All that a way to pay comes to, in cents: its premium with every installment fee. Exact: rounding is for display. */
export const planCost = ({
  premium,
  number_of_payments,
  installment_info,
}: Pick<PaymentOption, 'premium' | 'number_of_payments' | 'installment_info'>): number =>
  premium + number_of_payments * installment_info.fee;

/** What paying in full costs and saves, in cents. */
export interface InFull {
  price: number;
  savings: number;
}

/**
 * What paying in full would cost, its discount counted also in a rate that was made by the month (reading 44); null where
 * a carrier has no such plan.
 */
export function inFull({
  payment_options,
  pay_in_full,
}: Pick<Rate, 'payment_options' | 'pay_in_full'>): InFull | null {
  const offered = finalQuoteOptions(payment_options);
  const plan = payInFullPlan(offered);
  if (plan === null) return null;
  const savings = plan.savingsText?.cents ?? 0;
  const others = offered.filter((option) => option !== plan);
  if (pay_in_full || savings === 0 || others.length === 0) return { price: plan.premium, savings };
  return { price: Math.max(...others.map(planCost)) - savings, savings };
}
