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
 * Where a person in the purchase may stand at most; before Buy online that is the quote's prices (reading 9). With a wanted
 * screen of paying and signing: where that one leads.
 */
export function furthestPath(quote: Quote, wanted: PaymentStepId | null = null): string {
  const payment = wanted !== null || isPaying(quote) ? paymentPathFor(wanted, quote) : null;
  if (payment !== null) return payment;
  const step = furthestAllowed(purchaseJourney, quote);
  return step === null ? paths.rates(quote.id) : purchaseJourney.steps[step].path(quote);
}
