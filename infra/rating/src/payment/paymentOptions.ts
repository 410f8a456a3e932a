import type { PaymentOption } from '@shared/domain';
import { times } from '../arithmetic';
import type { Plan } from '../products';

/**
 * The ways to pay a premium (cents, without fees) and the policy's fees (cents). To the cent, for every plan:
 * deposit + payments x amount = premium + fees. Fees and what the division leaves over go into the deposit.
 */
export function paymentOptions(
  plans: readonly Plan[],
  policyPremium: number,
  policyFees: number,
  installmentFee: number,
): PaymentOption[] {
  const premium = policyPremium + policyFees;
  return plans.map((plan) => {
    const divided = policyPremium - times(policyPremium, plan.depositShare);
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
  });
}
