import type { PaymentOption } from '../entities/rate';
import { monthlyDisplay } from './monthlyDisplay';
import { roundUpToDollars } from './roundUpToDollars';

/**
 * A plan's displayed total in cents, whole dollars: its payments as they are shown, each rounded up with its fee, added
 * up (section 9, readings 7 and 54).
 */
export const paymentTotal = (
  option: Pick<PaymentOption, 'deposit' | 'number_of_payments' | 'installment_info'>,
): number => roundUpToDollars(option.deposit) * 100 + option.number_of_payments * monthlyDisplay(option);
