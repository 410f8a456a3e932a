import {
  defaultPlan,
  finalQuoteOptions,
  inFull,
  monthlyDisplay,
  payInFullPlan,
  paymentTotal,
  type PaymentOption,
  type PlanType,
  type Rate,
} from '@shared/domain';

/** What the price card shows of a plan; all amounts in cents. */
export interface PlanView {
  option: PaymentOption;
  total: number;
  /** Due today; of a plan in full, all of it. */
  deposit: number;
  installment: number;
  payments: number;
  fee: number;
  /** What paying in full saves against the dearest plan (reading 44); 0 where nothing is saved. */
  savings: number;
}

/** The option a plan type stands for, or null where the carrier has none (section 9, default plan). */
export function optionFor(options: readonly PaymentOption[], planType: PlanType): PaymentOption | null {
  const offered = finalQuoteOptions(options);
  return planType === 'pay_in_full' ? payInFullPlan(offered) : defaultPlan(offered);
}

/** The figures of a plan type, or null where the carrier has none of it. */
export function planView(rate: Rate, planType: PlanType): PlanView | null {
  const option = optionFor(rate.payment_options, planType);
  if (option === null) return null;
  return {
    option,
    total: paymentTotal(option),
    deposit: option.deposit,
    installment: monthlyDisplay(option),
    payments: option.number_of_payments,
    fee: option.installment_info.fee,
    savings: inFull(rate)?.savings ?? 0,
  };
}
