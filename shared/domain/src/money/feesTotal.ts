import type { Rate, RateFee } from '../entities/rate';

/** What fees come to, in cents. */
export function feesTotal(fees: readonly RateFee[]): number {
  return fees.reduce((total, fee) => total + fee.count * fee.amount, 0);
}

/** The premium of a rate's term with its policy fees, in cents: what every way of paying starts from (reading 7). */
export function premiumWithFees({ policy_premium, fees }: Pick<Rate, 'policy_premium' | 'fees'>): number {
  return policy_premium + feesTotal(fees);
}
