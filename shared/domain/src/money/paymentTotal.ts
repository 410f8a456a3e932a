import type { PaymentOption } from '../entities/rate';
import { monthlyDisplay } from './monthlyDisplay';
import { roundUpToDollars } from './roundUpToDollars';

/**
 * A plan's displayed total in cents, whole dollars: the deposit plus every installment with its fee, each rounded up;
 * without a fee it is the premium (section 9, reading 7).
 */
export function paymentTotal(
  option: Pick<PaymentOption, 'premium' | 'deposit' | 'number_of_payments' | 'installment_info'>,
): number {
  if (option.installment_info.fee === 0) return roundUpToDollars(option.premium) * 100;
  return roundUpToDollars(option.deposit) * 100 + option.number_of_payments * monthlyDisplay(option);
}
