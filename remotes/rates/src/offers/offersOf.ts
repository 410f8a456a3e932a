import type { Carrier, Rate, RateResult } from '@shared/domain';

/** A carrier's rate with the carrier beside it; `index` is its place in the price order and in the address. */
export interface Offer {
  index: number;
  rate: Rate;
  carrier: Carrier;
}

/** All offers, cheapest first (specification 3). A carrier the list does not know is left out: it has no name to show. */
export function offersOf(result: RateResult, carriers: readonly Carrier[]): Offer[] {
  const rates = result.best_match === null ? [] : [result.best_match, ...result.other_rates];
  return rates.flatMap((rate, index) => {
    const carrier = carriers.find((each) => each.id === rate.carrier_id);
    return carrier ? [{ index, rate, carrier }] : [];
  });
}
