import type { PlanType } from '../entities/codes';
import type { Carrier, PaymentOption, Rate } from '../entities/rate';
import { defaultPlan, payInFullPlan } from './defaultPlan';
import { finalQuoteOptions } from './finalQuoteOptions';
import { inFull } from './inFull';
import { shownPayments, type ShownPayments } from './paymentTotal';

/** A plan as a price shows it (reading 54). */
export interface PlanView extends ShownPayments {
  option: PaymentOption;
  /** How much less paying in full is than the monthly plan; 0 if it isn't. */
  saving: number;
  /** Included in each later payment; exact cents. */
  fee: number;
  /** Paying this way is arranged by phone or email, which every screen says beside the price (reading 63). */
  isByPhone: boolean;
}

/** The option for a plan type, or null if the carrier has none (section 9, default plan). */
export function optionFor(options: readonly PaymentOption[], planType: PlanType): PaymentOption | null {
  const offered = finalQuoteOptions(options);
  return planType === 'pay_in_full' ? payInFullPlan(offered) : defaultPlan(offered);
}

/** The figures of a plan type, or null if the carrier has none; a screen names the carrier. */
export function planView(
  rate: Rate,
  planType: PlanType,
  carrier?: Pick<Carrier, 'in_full_by_phone'>,
): PlanView | null {
  const option = optionFor(rate.payment_options, planType);
  if (option === null) return null;
  return {
    option,
    ...shownPayments(option),
    saving: inFull(rate)?.savings ?? 0,
    fee: option.installment_info.fee,
    isByPhone: option.plan_type === 'pay_in_full' && carrier?.in_full_by_phone === true,
  };
}
