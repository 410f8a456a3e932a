import type { ApiError } from '@shared/api-client';
import {
  useCarriers,
  useRevalidateOnReturn,
  useQuote,
  useRates,
  type RatesState,
} from '@shared/api-client/hooks';
import {
  isPaying,
  ratingErrorsOf,
  type CodedError,
  type PlanType,
  type Quote,
  type RateResult,
} from '@shared/domain';
import type { PlanChoice } from '../plan/usePlanChoice';
import { offersOf, type Offer } from './offersOf';

/** States of a price screen; a failure includes what is needed to show and retry it. */
export type OffersState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: ApiError | undefined; retry: () => void }
  | { kind: 'paying' }
  | { kind: 'refused'; errors: readonly CodedError[]; quoteVersion: number }
  | ReadyOffers;

export interface ReadyOffers {
  kind: 'ready';
  quote: Quote;
  offers: readonly Offer[];
  result: RateResult;
  rating: Rating;
  /** The plan type the prices are for. */
  planType: PlanType;
}

/** State of the shown prices: another plan or package may be loading, or may have failed. */
export interface Rating {
  isRating: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

/** Quote, prices and carriers together, for the chosen plan (specification 4, Payment plan). */
export function useOffers(quoteId: string, plan: PlanChoice): OffersState {
  const quote = useQuote(quoteId);
  const rates = useRates({ quoteId, ...plan.query });
  const carriers = useCarriers();
  useRevalidateOnReturn();
  useQuoteNumber(quote.quote, rates.rates, plan);
  if (quote.quote && isPaying(quote.quote)) return { kind: 'paying' };
  const refused = refusalOf(rates);
  if (refused.length > 0 && quote.quote) {
    return { kind: 'refused', errors: refused, quoteVersion: quote.quote.version };
  }
  if (refused.length === 0 && quote.quote && rates.rates && carriers.data) {
    const offers = offersOf(rates.rates, carriers.data);
    if (offers.length === 0) return { kind: 'failed', error: undefined, retry: carriers.retry };
    return {
      kind: 'ready',
      quote: quote.quote,
      offers,
      result: rates.rates,
      planType: plan.madeFor(rates.ratedFor ?? {}, quote.quote.pay_in_full),
      rating: { isRating: rates.isRating, error: rates.error, retry: rates.retry },
    };
  }
  // A rejection waits for the quote, whose version it belongs to.
  const error = quote.error ?? (refused.length > 0 ? undefined : rates.error) ?? carriers.error;
  if (!error) return { kind: 'loading' };
  return { kind: 'failed', error, retry: () => retryAll(quote, rates, carriers) };
}

/** The errors of a rating, or of a rating rejected because of the quote (not because of the network). */
function refusalOf({ rates, error }: RatesState): readonly CodedError[] {
  if (error?.status === 422) return ratingErrorsOf(error.errors);
  return error ? [] : ratingErrorsOf(rates?.errors);
}

/**
 * Prices without a quote number: rates the quote with its first rate, which assigns one (specification 4, reading 10).
 * With a number, this repeats the cached query.
 */
function useQuoteNumber(
  quote: Quote | undefined,
  rates: RateResult | undefined,
  { query }: PlanChoice,
): void {
  const first = rates?.best_match;
  const lacksNumber = quote?.quote_number === null && first && query.rateId === undefined;
  const asked = lacksNumber ? { ...query, rateId: first.id } : query;
  useRates(quote ? { quoteId: quote.id, ...asked } : asked);
}

function retryAll(...parts: { error: unknown; retry: () => void }[]): void {
  for (const part of parts) if (part.error) part.retry();
}
