import { FACTOR_KEYS, isDiscount, type FactorKey } from '../entities/factorKeys';
import type { PaymentOption, Rate } from '../entities/rate';
import { priceParts } from './priceParts';

/**
 * What one factor, all discounts, all fees or the rounding of payments adds to a price or takes off it; amounts in
 * cents, those of factors in whole dollars, rounded as they run.
 */
export interface PriceStep {
  id: FactorKey | 'discounts' | 'fees' | 'installment_fees' | 'rounding';
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

/** Whole dollars, in cents. */
const dollars = (mills: number): number => Math.round(mills / 1000) * 100;

/** The discounts of a step that begins at `running` mills, each rounded on the running sum, so that they add up. */
function discountParts(discounts: readonly FactorKey[], mills: Map<FactorKey, number>, running: number) {
  let sum = running;
  return discounts.map((factor) => {
    const before = dollars(sum);
    sum += mills.get(factor) ?? 0;
    return { factor, cents: dollars(sum) - before };
  });
}

/**
 * The steps from the base rates to the total that the plan shows, in the engine's order: factors in whole dollars, then
 * what is not part of the premium (`priceParts`). Each begins where the one before it ends. Empty for a rate that came
 * without its steps.
 */
export function priceSteps(rate: Rate, plan: PaymentOption): PriceStep[] {
  const mills = millsByFactor(rate);
  const steps: PriceStep[] = [];
  let running = 0;
  const add = (id: PriceStep['id'], amount: number, parts: PriceStep['parts'] = []): void => {
    const [before, after] = [dollars(running), dollars(running + amount)];
    if (before !== after) steps.push({ id, before, after, parts });
    running += amount;
  };
  const given = FACTOR_KEYS.filter((factor) => mills.get(factor));
  const discounts = given.filter(isDiscount);
  for (const factor of given) {
    if (factor === discounts[0]) {
      const sum = discounts.reduce((all, each) => all + (mills.get(each) ?? 0), 0);
      add('discounts', sum, discountParts(discounts, mills, running));
    }
    if (!isDiscount(factor)) add(factor, mills.get(factor) ?? 0);
  }
  if (steps.length === 0) return [];
  let before = dollars(running);
  for (const id of ['fees', 'installment_fees', 'rounding'] as const) {
    const amount = amountOf(rate, plan, id);
    if (amount !== 0) steps.push({ id, before, after: before + amount, parts: [] });
    before += amount;
  }
  return steps;
}

/** What a kind of parts adds, in exact cents. */
const amountOf = (rate: Rate, plan: PaymentOption, id: 'fees' | 'installment_fees' | 'rounding'): number =>
  priceParts(rate, plan)
    .filter(({ kind }) => kind === (id === 'fees' ? 'fee' : id))
    .reduce((sum, { amount }) => sum + amount, 0);
