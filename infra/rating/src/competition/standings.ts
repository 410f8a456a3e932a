import { PRODUCTS, type CarrierId } from '@shared/domain';
import * as fc from 'fast-check';
import { CARRIER_RATINGS } from '../carriers/registry';
import { rateQuote } from '../rateQuote';
import { caseArbitrary, type RatedCase } from '../samples/quoteArbitrary';
import { SAMPLE_DATE } from '../samples/sampleQuote';
import { LATEST_VERSION } from '../tables';

/** A fixed seed gives the same quotes on every machine and in every run. */
const SAMPLE = { numRuns: 1500, seed: 28 };

/** One carrier's results: `taken` counts quotes it has a price for, `cheapest` those where nobody asks less. */
export interface Standing {
  carrierId: CarrierId;
  taken: number;
  cheapest: number;
}

/** Generated quotes of all states. */
export const MARKET: readonly RatedCase[] = fc.sample(fc.noBias(caseArbitrary()), SAMPLE);

/** The same quotes with all accidents and tickets removed. */
export const CLEAN_MARKET: readonly RatedCase[] = MARKET.map(({ quote, territory }) => {
  const drivers = quote.drivers.map((driver) => ({ ...driver, accident_violations: [] }));
  return { quote: { ...quote, drivers }, territory };
});

/** Every carrier's results over some quotes, with the newest tables unless another version is named. */
export function standingsOf(cases: readonly RatedCase[], rateVersion = LATEST_VERSION.id): Standing[] {
  const results = cases.map((given) => rateQuote({ ...given, rateVersion, priceOnly: true }, SAMPLE_DATE));
  // A new carrier that quotes in no state yet has no results.
  const quoting = CARRIER_RATINGS.filter(({ carrierId }) =>
    PRODUCTS.some(({ carrier_id }) => carrier_id === carrierId),
  );
  return quoting.map(({ carrierId }) => {
    const isOwn = (rate: { carrier_id: CarrierId } | null) => rate?.carrier_id === carrierId;
    return {
      carrierId,
      taken: results.filter(({ best_match, other_rates }) => [best_match, ...other_rates].some(isOwn)).length,
      cheapest: results.filter(({ best_match }) => isOwn(best_match)).length,
    };
  });
}

/** The share of a carrier's quotes in which it is the cheapest, from 0 to 1. */
export function shareOf({ taken, cheapest }: Standing): number {
  return cheapest / taken;
}
