import { furthestAllowed, paths, purchaseJourney, type Quote } from '@shared/domain';

/** Where a person in the purchase may stand at most; before Buy online that is the quote's prices (reading 9). */
export function furthestPath(quote: Quote): string {
  const step = furthestAllowed(purchaseJourney, quote);
  return step === null ? paths.rates(quote.id) : purchaseJourney.steps[step].path(quote);
}
