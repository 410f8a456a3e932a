import { FACTOR_KEYS, type FactorKey } from '../entities/factorKeys';
import type { Rate } from '../entities/rate';
import { feesTotal } from './feesTotal';
import { DISCOUNTS } from './replaySteps';

/** What one factor, all discounts or all fees add to a price or take off it; amounts in cents, rounded as they run. */
export interface PriceStep {
  id: FactorKey | 'discounts' | 'fees';
  before: number;
  after: number;
  /** The discounts in it, each with its own cents; empty for another step. */
  parts: { factor: FactorKey; cents: number }[];
}

/** Mills that each factor adds over all coverages of all cars. */
function millsByFactor(rate: Rate): Map<FactorKey, number> {
  const mills = new Map<FactorKey, number>();
  for (const { coverages } of rate.vehicles) {
    for (const { factor, before_mills, after_mills } of coverages.flatMap(({ steps }) => steps)) {
      mills.set(factor, (mills.get(factor) ?? 0) + after_mills - before_mills);
    }
  }
  return mills;
}

const cents = (mills: number): number => Math.round(mills / 10);

/**
 * The steps from the base rates to the price with its fees, in the engine's order. Each begins where the one before it
 * ends, and the last ends at the premium plus fees. Empty for a rate that came without its steps.
 */
export function priceSteps(rate: Rate): PriceStep[] {
  const mills = millsByFactor(rate);
  const steps: PriceStep[] = [];
  let running = 0;
  const add = (id: PriceStep['id'], amount: number, parts: PriceStep['parts'] = []): void => {
    if (amount !== 0) steps.push({ id, before: cents(running), after: cents(running + amount), parts });
    running += amount;
  };
  const given = FACTOR_KEYS.filter((factor) => mills.get(factor));
  const discounts = given.filter((factor) => DISCOUNTS.has(factor));
  const addDiscounts = (): void => {
    let sum = 0;
    // Rounded on the running sum, so that the parts add up to their step.
    const parts = discounts.map((factor) => {
      const before = cents(running + sum);
      sum += mills.get(factor) ?? 0;
      return { factor, cents: cents(running + sum) - before };
    });
    add('discounts', sum, parts);
  };
  for (const factor of given) {
    if (factor === discounts[0]) addDiscounts();
    if (!DISCOUNTS.has(factor)) add(factor, mills.get(factor) ?? 0);
  }
  if (steps.length === 0) return [];
  add('fees', feesTotal(rate.fees) * 10);
  return steps;
}
