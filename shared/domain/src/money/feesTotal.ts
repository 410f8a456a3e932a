import type { Rate, RateFee } from '../entities/rate';

/** Total of the fees, in cents. */
export function feesTotal(fees: readonly RateFee[]): number {
  return fees.reduce((total, fee) => total + fee.count * fee.amount, 0);
}

/** A term's premium plus policy fees in cents, the starting point of every payment option (reading 7). */
export function premiumWithFees({ policy_premium, fees }: Pick<Rate, 'policy_premium' | 'fees'>): number {
  return policy_premium + feesTotal(fees);
}
