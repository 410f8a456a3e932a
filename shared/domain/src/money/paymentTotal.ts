import type { PaymentOption } from '../entities/rate';
import { monthlyDisplay } from './monthlyDisplay';
import { roundUpToDollars } from './roundUpToDollars';

/** What a plan asks for, as it is shown; amounts in cents of whole dollars. */
export interface ShownPayments {
  /** Due today; the whole amount of a pay-in-full plan. */
  today: number;
  /** Each later payment, with its fee. */
  later: number;
  /** How many payments are due later. */
  count: number;
  /** Today's payment and the later ones, added up. */
  total: number;
}

type Plan = Pick<PaymentOption, 'deposit' | 'number_of_payments' | 'installment_info'>;

/** A plan's payments as every screen shows them, each rounded up, and their sum (section 9, readings 7 and 54). */
export function shownPayments(plan: Plan): ShownPayments {
  const today = roundUpToDollars(plan.deposit) * 100;
  const later = monthlyDisplay(plan);
  const count = plan.number_of_payments;
  return { today, later, count, total: today + count * later };
}

/** A plan's displayed total in cents, whole dollars. */
export const paymentTotal = (plan: Plan): number => shownPayments(plan).total;
