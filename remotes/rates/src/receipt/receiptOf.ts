import { premiumWithFees, type FeeType, type RatedCoverage, type Rate } from '@shared/domain';

/** A line of the total: amounts in cents, so the sum is exact. */
export type TotalLine = { id: string; amount: number } & (
  | { kind: 'vehicle' | 'policy_premium' | 'total' }
  | { kind: 'fee'; feeType: FeeType; count: number; each: number }
);

/** The lines from the cars to the price: cars, premium, fees, total (of all plans, without installment fees). */
export function totalLines(rate: Rate): TotalLine[] {
  const vehicles = rate.vehicles.map((vehicle): TotalLine => ({
    id: vehicle.vehicle_id,
    kind: 'vehicle',
    amount: vehicle.premium,
  }));
  const fees = rate.fees.map((fee): TotalLine => ({
    id: fee.type,
    kind: 'fee',
    feeType: fee.type,
    count: fee.count,
    each: fee.amount,
    amount: fee.count * fee.amount,
  }));
  const premium: TotalLine = { id: 'premium', kind: 'policy_premium', amount: rate.policy_premium };
  return [...vehicles, premium, ...fees, { id: 'total', kind: 'total', amount: premiumWithFees(rate) }];
}

/** A coverage's steps that change its price; factors of one are omitted. */
export function tellingSteps(coverage: RatedCoverage) {
  return coverage.steps.filter((step) => step.multiplier === null || step.before_mills !== step.after_mills);
}
