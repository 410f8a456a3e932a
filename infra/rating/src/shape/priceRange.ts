import type { CarrierId, PriceRange, RangeStep, Rate } from '@shared/domain';
import { costOf, shownCostOf } from '../changes/costOf';
import { rateQuote } from '../rateQuote';
import type { RatableQuote } from '../risk';
import type { Territory } from '../tables';
import { assumptionsOf } from './assumptions';
import { completeQuote } from './completeQuote';
import { householdOf } from './household';
import type { End } from './sampleAnswers';

export interface RangeInput {
  quote: RatableQuote;
  step: RangeStep;
  /** The shopper has already chosen how to pay. */
  planChosen?: boolean;
  /** Derived from the ZIP by default. */
  territory?: Territory;
  /** Carriers that write no new business here today. */
  stopped?: readonly CarrierId[];
}

const DOLLAR = 100;

interface Offer {
  rate: Rate;
  /** Exact. */
  cost: number;
  /** As the pages show it, with each payment rounded up. */
  shown: number;
}

/**
 * The totals between which we expect the first offer, in cents, on an ISO date. Completes the quote with the sample
 * answers of each end and rates both, so it costs two ratings. No range without a car, or if no carrier insures one of
 * the ends. Pure.
 */
export function priceRange(input: RangeInput, date: string): PriceRange {
  const { quote, step, planChosen = false, ...rated } = input;
  if (quote.vehicles.length === 0) return { range: null, term: null, assumed: [] };
  const household = householdOf(quote, step);
  const offerAt = (end: End): Offer | null => {
    const completed = completeQuote(quote, household, end);
    const pay_in_full = planChosen ? quote.pay_in_full : completed.pay_in_full;
    const { best_match: rate } = rateQuote(
      { ...rated, quote: { ...completed, pay_in_full }, priceOnly: true },
      date,
    );
    return rate && { rate, cost: costOf(rate, pay_in_full), shown: shownCostOf(rate, pay_in_full) };
  };
  const [low, high] = [offerAt('low'), offerAt('high')];
  const assumed = assumptionsOf(quote, household, planChosen);
  if (!low || !high) return { range: null, term: null, assumed };
  return {
    range: {
      low: Math.floor(Math.min(low.cost, high.cost) / DOLLAR) * DOLLAR,
      high: Math.max(low.shown, high.shown),
    },
    term: low.rate.term.duration,
    assumed,
  };
}
