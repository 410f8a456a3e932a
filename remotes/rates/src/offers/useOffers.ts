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

/** What a price screen can be in; a failure carries what is needed to say so and to try again. */
export type OffersState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: ApiError; retry: () => void }
  | { kind: 'paying' }
  | { kind: 'refused'; errors: readonly CodedError[]; quoteVersion: number }
  | ReadyOffers;

export interface ReadyOffers {
  kind: 'ready';
  quote: Quote;
  offers: readonly Offer[];
  result: RateResult;
  rating: Rating;
  /** What the prices are made for. */
  planType: PlanType;
}

/** How the prices stand that show: another plan or package may be under way, or may have failed. */
export interface Rating {
  isRating: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

/** Quote, prices and carriers together, by the plan that was switched to (specification 4, Payment plan). */
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
    return {
      kind: 'ready',
      quote: quote.quote,
      offers: offersOf(rates.rates, carriers.data),
      result: rates.rates,
      planType: plan.madeFor(rates.ratedFor ?? {}, quote.quote.pay_in_full),
      rating: { isRating: rates.isRating, error: rates.error, retry: rates.retry },
    };
  }
  // A refusal waits for the quote, whose version it belongs to.
  const error = quote.error ?? (refused.length > 0 ? undefined : rates.error) ?? carriers.error;
  if (!error) return { kind: 'loading' };
  return { kind: 'failed', error, retry: () => retryAll(quote, rates, carriers) };
}

/** A rating that answers with errors, or is refused for what the quote holds (not for being out of reach). */
function refusalOf({ rates, error }: RatesState): readonly CodedError[] {
  if (error?.status === 422) return ratingErrorsOf(error.errors);
  return error ? [] : ratingErrorsOf(rates?.errors);
}

/**
 * With prices and no quote number yet, the quote is rated with its first rate, which gives it one (specification 4,
 * reading 10). Where there is a number this asks for what is known already.
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
