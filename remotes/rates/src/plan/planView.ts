import {
  defaultPlan,
  finalQuoteOptions,
  monthlyDisplay,
  payInFullPlan,
  paymentTotal,
  savingsAgainst,
  type PaymentOption,
  type PlanType,
} from '@shared/domain';

/** What the price card shows of a plan; all amounts in cents. */
export interface PlanView {
  option: PaymentOption;
  /** The large figure: a month, or the one payment. */
  headline: number;
  total: number;
  deposit: number;
  installment: number;
  payments: number;
  fee: number;
  /** What paying in full would save against the monthly plan; 0 where nothing is saved. */
  savings: number;
}

/** The option a plan type stands for, or null where the carrier has none (section 9, default plan). */
export function optionFor(options: readonly PaymentOption[], planType: PlanType): PaymentOption | null {
  const offered = finalQuoteOptions(options);
  return planType === 'pay_in_full' ? payInFullPlan(offered) : defaultPlan(offered);
}

/** The figures of a plan type, or null where the carrier has none of it. */
export function planView(options: readonly PaymentOption[], planType: PlanType): PlanView | null {
  const option = optionFor(options, planType);
  if (option === null) return null;
  const inFull = payInFullPlan(options);
  const monthly = optionFor(options, 'monthly');
  const isMonthly = option.plan_type === 'monthly';
  return {
    option,
    headline: isMonthly ? monthlyDisplay(option) : option.deposit,
    total: paymentTotal(option),
    deposit: option.deposit,
    installment: monthlyDisplay(option),
    payments: option.number_of_payments,
    fee: option.installment_info.fee,
    savings: monthly && inFull ? savingsAgainst(monthly, inFull) : 0,
  };
}
