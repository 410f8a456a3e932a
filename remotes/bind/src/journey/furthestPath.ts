import {
  furthestAllowed,
  isPaying,
  paths,
  paymentPathFor,
  purchaseJourney,
  type PaymentStepId,
  type Quote,
} from '@shared/domain';

/**
 * The furthest path allowed in the purchase; before Buy online, the quote's prices (reading 9). For a wanted payment or
 * signing screen: where that leads.
 */
export function furthestPath(quote: Quote, wanted: PaymentStepId | null = null): string {
  const payment = wanted !== null || isPaying(quote) ? paymentPathFor(wanted, quote) : null;
  if (payment !== null) return payment;
  const step = furthestAllowed(purchaseJourney, quote);
  return step === null ? paths.rates(quote.id) : purchaseJourney.steps[step].path(quote);
}
