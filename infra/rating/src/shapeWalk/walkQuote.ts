import type { RangeStep } from '@shared/domain';
import { costOf, shownCostOf } from '../changes/costOf';
import { rateQuote } from '../rateQuote';
import type { RatedCase } from '../samples/quoteArbitrary';
import { SAMPLE_DATE } from '../samples/sampleQuote';
import { priceRange } from '../shape/priceRange';

/** A range as a shopper saw it, in cents. */
export interface Shown {
  step: RangeStep;
  cars: number;
  drivers: number;
  low: number;
  high: number;
}

/** The ranges before the first offer, and that offer's total for the term in cents: as shown, and exact. */
export interface Walk {
  shown: Shown[];
  offer: number;
  exact: number;
}

interface Stop {
  step: RangeStep;
  cars: number;
  drivers: number;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Where a range is shown: after each car, at the first driver, after each driver, at review. */
function stopsOf({ quote }: RatedCase): Stop[] {
  const [cars, drivers] = [quote.vehicles.length, quote.drivers.length];
  return [
    ...upTo(cars).map((count): Stop => ({ step: 'vehicles', cars: count, drivers: 0 })),
    ...[0, ...upTo(drivers)].map((count): Stop => ({ step: 'drivers', cars, drivers: count })),
    { step: 'review', cars, drivers },
  ];
}

/** Walks a quote from its first car to review. Null if no carrier offers a price to compare with. */
export function walkQuote(given: RatedCase): Walk | null {
  const { quote, territory } = given;
  const { best_match: best } = rateQuote({ quote, territory, priceOnly: true }, SAMPLE_DATE);
  if (!best) return null;
  const shown = stopsOf(given).flatMap(({ step, cars, drivers }) => {
    const open = {
      ...quote,
      vehicles: quote.vehicles.slice(0, cars),
      drivers: quote.drivers.slice(0, drivers),
    };
    const range = priceRange({ quote: open, territory, step }, SAMPLE_DATE).range;
    return range ? [{ step, cars, drivers, ...range }] : [];
  });
  return { shown, offer: shownCostOf(best, quote.pay_in_full), exact: costOf(best, quote.pay_in_full) };
}
