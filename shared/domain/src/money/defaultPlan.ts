import type { PaymentOption } from '../entities/rate';
import { monthlyDisplay } from './monthlyDisplay';

/** The monthly plan with the fewest installments, else pay in full; null without options (section 9). */
export function defaultPlan(options: readonly PaymentOption[]): PaymentOption | null {
  const [first, ...rest] = options.filter((option) => option.plan_type === 'monthly');
  if (!first) return payInFullPlan(options);
  return rest.reduce(
    (best, option) => (option.number_of_payments < best.number_of_payments ? option : best),
    first,
  );
}

/** The pay-in-full option, or null if the carrier has none. */
export function payInFullPlan(options: readonly PaymentOption[]): PaymentOption | null {
  return options.find((option) => option.plan_type === 'pay_in_full') ?? null;
}

/** The selected plan: pay in full if chosen and available, else the default plan. */
export const standingPlan = (options: readonly PaymentOption[], payInFull: boolean): PaymentOption | null =>
  (payInFull ? payInFullPlan(options) : null) ?? defaultPlan(options);

/** The monthly option with the smallest payment, for 'as low as'; null if none is monthly (section 9). */
export function lowestMonthly(options: readonly PaymentOption[]): PaymentOption | null {
  const monthly = options.filter((option) => option.plan_type === 'monthly');
  return monthly.toSorted((one, next) => monthlyDisplay(one) - monthlyDisplay(next))[0] ?? null;
}
