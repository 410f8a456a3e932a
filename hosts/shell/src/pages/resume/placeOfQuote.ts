import {
  furthestAllowed,
  hasReached,
  paths,
  purchaseResumePath,
  quoteJourney,
  type Quote,
} from '@shared/domain';

/** Where a resumed quote continues: its purchase, its prices once rated, else the furthest step. */
export function placeOfQuote(quote: Quote): string {
  const purchase = purchaseResumePath(quote);
  if (purchase !== null) return purchase;
  if (hasReached(quote.status, 'RATED')) return paths.rates(quote.id);
  return quoteJourney.steps[furthestAllowed(quoteJourney, quote) ?? 'start'].path(quote);
}
