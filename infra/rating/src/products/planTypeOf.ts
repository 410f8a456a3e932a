import type { PlanType } from '@shared/domain';
import { CARRIER_RATINGS } from '../carriers/registry';

/** The type of plan a code names with any carrier, or null for an unknown code. */
export function planTypeOf(planCode: string): PlanType | null {
  const plans = CARRIER_RATINGS.flatMap((carrier) => carrier.plans);
  return plans.find((plan) => plan.code === planCode)?.type ?? null;
}
