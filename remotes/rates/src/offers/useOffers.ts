import { useCarriers, useQuote, useRates } from '@shared/api-client/hooks';
import type { CodedError, Quote, RateResult } from '@shared/domain';
import { offersOf, type Offer } from './offersOf';

/** What a price screen can be in; a failure carries what is needed to say so and to try again. */
export type OffersState =
  | { kind: 'loading' }
  | { kind: 'failed'; notFound: boolean; retry: () => void }
  | { kind: 'refused'; errors: readonly CodedError[] }
  | { kind: 'ready'; quote: Quote; offers: readonly Offer[]; result: RateResult; isRating: boolean };

/** Quote, prices and carriers together. `planCode` re-rates by plan (specification 4, Payment plan). */
export function useOffers(quoteId: string, planCode?: string): OffersState {
  const quote = useQuote(quoteId);
  const rates = useRates({ quoteId, ...(planCode === undefined ? {} : { planCode }) });
  const carriers = useCarriers();
  if (rates.rates && rates.rates.errors.length > 0) return { kind: 'refused', errors: rates.rates.errors };
  if (quote.quote && rates.rates && carriers.data) {
    const offers = offersOf(rates.rates, carriers.data);
    return { kind: 'ready', quote: quote.quote, offers, result: rates.rates, isRating: rates.isRating };
  }
  const error = quote.error ?? rates.error ?? carriers.error;
  if (!error) return { kind: 'loading' };
  const refused = error.status === 422 && rates.error === error;
  if (refused) return { kind: 'refused', errors: error.errors };
  return { kind: 'failed', notFound: error.status === 404, retry: () => retryAll(quote, rates, carriers) };
}

function retryAll(...parts: { error: unknown; retry: () => void }[]): void {
  for (const part of parts) if (part.error) part.retry();
}
