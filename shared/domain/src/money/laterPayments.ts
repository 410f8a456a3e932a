import { addMonths } from '../dates';
import type { PaymentOption } from '../entities/rate';

/** A payment after the first: its due date (ISO); `amount` and `fee` in cents are due together. */
export interface LaterPayment {
  due: string;
  amount: number;
  fee: number;
}

/** A plan's payments after the first, one a month from the policy's first day (ISO date). */
export function laterPayments(
  { number_of_payments, installment_info }: Pick<PaymentOption, 'number_of_payments' | 'installment_info'>,
  effective: string,
): LaterPayment[] {
  return Array.from({ length: number_of_payments }, (_, at) => ({
    due: addMonths(effective, at + 1),
    ...installment_info,
  }));
}
