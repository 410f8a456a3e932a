import { FILTERED_PLAN_CODE, type PaymentOption, type PlanType, type Savings } from '@shared/domain';
import { times } from '../arithmetic';
import type { Plan } from '../products';

/** Premiums in cents, without policy fees: as rated, and as it would be rated for each type of plan. */
export interface PolicyPremiums extends Record<PlanType, number> {
  made: number;
}

/** The cost of each plan if the policy is priced for paying that way; savings are computed from these. */
function costsOf(
  plans: readonly Plan[],
  premiums: PolicyPremiums,
  policyFees: number,
  installmentFee: number,
) {
  const costOf = ({ type, installments }: Plan) =>
    premiums[type] + policyFees + installments * installmentFee;
  const offered = plans.filter(({ code }) => code !== FILTERED_PLAN_CODE).map(costOf);
  return { costOf, dearest: Math.max(...offered) };
}

const savingsOf = (cents: number): Savings | null => (cents > 0 ? { textKey: 'plan.saves', cents } : null);

/**
 * The ways to pay a rate, with policy fees and the installment fee in cents. To the cent, for every plan: deposit +
 * payments x amount = premium + fees. Fees and the division's remainder go into the deposit. A saving compares to the
 * most expensive offered plan (reading 44, ADR 0029).
 */
export function paymentOptions(
  plans: readonly Plan[],
  premiums: PolicyPremiums,
  policyFees: number,
  installmentFee: number,
): PaymentOption[] {
  const premium = premiums.made + policyFees;
  const { costOf, dearest } = costsOf(plans, premiums, policyFees, installmentFee);
  return plans.map((plan) => {
    const divided = premiums.made - times(premiums.made, plan.depositShare);
    const amount = plan.installments === 0 ? 0 : Math.floor(divided / plan.installments);
    return {
      plan_code: plan.code,
      plan_type: plan.type,
      plan_description: plan.description,
      premium,
      deposit: premium - plan.installments * amount,
      number_of_payments: plan.installments,
      installment_info: { amount, fee: plan.installments === 0 ? 0 : installmentFee },
      savingsText: savingsOf(dearest - costOf(plan)),
    };
  });
}
