import type { PaymentOption } from '../entities/rate';
import { roundUpToDollars } from './roundUpToDollars';

/** The displayed monthly price in cents, whole dollars: the installment plus its fee, rounded up (section 9). */
export function monthlyDisplay(option: Pick<PaymentOption, 'installment_info'>): number {
  const { amount, fee } = option.installment_info;
  return roundUpToDollars(amount + fee) * 100;
}
