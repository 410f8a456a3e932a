import type { PaymentOption, Rate } from '../entities/rate';
import { payInFullPlan } from './defaultPlan';
import { finalQuoteOptions } from './finalQuoteOptions';

/** Total cost of a payment option in cents: the premium plus all installment fees. Exact; rounding is for display. */
export const planCost = ({
  premium,
  number_of_payments,
  installment_info,
}: Pick<PaymentOption, 'premium' | 'number_of_payments' | 'installment_info'>): number =>
  premium + number_of_payments * installment_info.fee;

/** Cost and savings of paying in full, in cents. */
export interface InFull {
  price: number;
  savings: number;
}

/**
 * The price of paying in full, with its discount applied even if the rate was made for monthly payments (reading 44);
 * null if the carrier has no such plan.
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
