import {
  defaultPlan,
  finalQuoteOptions,
  payInFullPlan,
  type PaymentOption,
  paymentTotal,
  type PlanType,
  type Savings,
} from '@shared/domain';
import { times } from '../arithmetic';
import type { Plan } from '../products';

/** Premiums in cents, without policy fees: as rated, and as it would be rated for each type of plan. */
export interface PolicyPremiums extends Record<PlanType, number> {
  made: number;
}

/** A plan's payments for a premium without policy fees. Fees and the division's remainder go into the deposit. */
function paymentsOf(plan: Plan, made: number, policyFees: number, installmentFee: number) {
  const premium = made + policyFees;
  const divided = made - times(made, plan.depositShare);
  const amount = plan.installments === 0 ? 0 : Math.floor(divided / plan.installments);
  return {
    plan_code: plan.code,
    plan_type: plan.type,
    plan_description: plan.description,
    premium,
    deposit: premium - plan.installments * amount,
    number_of_payments: plan.installments,
    installment_info: { amount, fee: plan.installments === 0 ? 0 : installmentFee },
    savingsText: null,
  };
}

/** What paying in full saves against the default plan, as both totals are shown, each priced for paying that way. */
function savingsOf(options: readonly PaymentOption[]): Savings | null {
  const offered = finalQuoteOptions(options);
  const [first, whole] = [defaultPlan(offered), payInFullPlan(offered)];
  const cents = first && whole ? paymentTotal(first) - paymentTotal(whole) : 0;
  return cents > 0 ? { textKey: 'plan.saves', cents } : null;
}

/**
 * The ways to pay a rate, with policy fees and the installment fee in cents. To the cent, for every plan: deposit +
 * payments x amount = premium + fees. The saving of paying in full is reading 54's (ADR 0057).
 */
export function paymentOptions(
  plans: readonly Plan[],
  premiums: PolicyPremiums,
  policyFees: number,
  installmentFee: number,
): PaymentOption[] {
  const pricedAt = (made: (plan: Plan) => number): PaymentOption[] =>
    plans.map((plan) => paymentsOf(plan, made(plan), policyFees, installmentFee));
  const savingsText = savingsOf(pricedAt(({ type }) => premiums[type]));
  return pricedAt(() => premiums.made).map((option) =>
    option.plan_type === 'pay_in_full' ? { ...option, savingsText } : option,
  );
}
