import type { ApiError } from '@shared/api-client';
import { useCarriers, useQuote, useRates, useRevalidateOnReturn } from '@shared/api-client/hooks';
import {
  isPaying,
  planView,
  ratingErrorsOf,
  type Carrier,
  type CodedError,
  type PlanView,
  type Quote,
  type Rate,
} from '@shared/domain';

/** A carrier's offer on the quote's own plan. */
export interface Offer {
  carrier: Carrier;
  rate: Rate;
  view: PlanView;
}

export type OffersState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: ApiError; retry: () => void }
  | { kind: 'paying' }
  | { kind: 'refused'; errors: readonly CodedError[]; quoteVersion: number }
  | { kind: 'ready'; quote: Quote; offers: readonly Offer[]; declined: readonly string[] };

/** Offers in the order given, which is lowest premium first (reading 49); a carrier without a name is left out. */
function offersIn(rates: readonly Rate[], carriers: readonly Carrier[], quote: Quote): Offer[] {
  const planType = quote.pay_in_full ? 'pay_in_full' : 'monthly';
  return rates.flatMap((rate) => {
    const carrier = carriers.find(({ id }) => id === rate.carrier_id);
    const view = planView(rate, planType, carrier);
    return carrier && view ? [{ carrier, rate, view }] : [];
  });
}

/** The quote's offers, rated by the same call as on the site. */
export function useOffers(quoteId: string): OffersState {
  const { quote, error: unread, retry: readAgain } = useQuote(quoteId);
  const { rates, error: unrated, retry: rateAgain } = useRates({ quoteId });
  const carriers = useCarriers();
  useRevalidateOnReturn();
  if (quote && isPaying(quote)) return { kind: 'paying' };
  const refused = ratingErrorsOf(unrated?.status === 422 ? unrated.errors : rates?.errors);
  if (refused.length > 0 && quote) return { kind: 'refused', errors: refused, quoteVersion: quote.version };
  const error = unread ?? unrated ?? carriers.error;
  if (error) {
    const retry = () => {
      if (unread) readAgain();
      if (unrated) rateAgain();
      if (carriers.error) carriers.retry();
    };
    return { kind: 'failed', error, retry };
  }
  if (!quote || !rates || !carriers.data) return { kind: 'loading' };
  const all = rates.best_match ? [rates.best_match, ...rates.other_rates] : rates.other_rates;
  const names = carriers.data;
  const nameOf = (id: string) => names.find((carrier) => carrier.id === id)?.name;
  return {
    kind: 'ready',
    quote,
    offers: offersIn(all, names, quote),
    declined: rates.declined.flatMap(({ carrier_id: id }) => nameOf(id) ?? []),
  };
}
