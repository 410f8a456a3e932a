import type { Carrier, Rate, RateResult } from '@shared/domain';

/** A carrier's rate with its carrier; `index` is its position in price order and in the URL. */
export interface Offer {
  index: number;
  rate: Rate;
  carrier: Carrier;
}

/** All offers, cheapest first (specification 3). Omits carriers not in the list, which have no name to show. */
export function offersOf(result: RateResult, carriers: readonly Carrier[]): Offer[] {
  const rates = result.best_match === null ? [] : [result.best_match, ...result.other_rates];
  return rates.flatMap((rate, index) => {
    const carrier = carriers.find((each) => each.id === rate.carrier_id);
    return carrier ? [{ index, rate, carrier }] : [];
  });
}
