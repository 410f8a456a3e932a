import { addMonths } from '../dates';
import type { PaymentOption } from '../entities/rate';

/** A payment after the first one: its day (ISO date) and what is due, in cents; the fee comes on top of the amount. */
export interface LaterPayment {
  due: string;
  amount: number;
  fee: number;
}

/** The payments of a plan after the first, one a month from the first day of the policy (an ISO date). */
export function laterPayments(
  { number_of_payments, installment_info }: Pick<PaymentOption, 'number_of_payments' | 'installment_info'>,
  effective: string,
): LaterPayment[] {
  return Array.from({ length: number_of_payments }, (_, at) => ({
    due: addMonths(effective, at + 1),
    ...installment_info,
  }));
}
