import type { ApiError } from '@shared/api-client';
import { useRates } from '@shared/api-client/hooks';
import type { RateQuery } from '@shared/api-client/requests';
import { useEffect, useEffectEvent } from 'react';
import { offersOf, type Offer } from '../offers/offersOf';

const hasTrace = ({ rate }: Offer) =>
  rate.vehicles.some(({ coverages }) => coverages.some(({ steps }) => steps.length > 0));

interface MissingSteps {
  error: ApiError;
  onRetry: () => void;
}

export interface PricedOffer {
  offer: Offer;
  /** Retries loading the steps; undefined unless it failed. */
  missing: MissingSteps | undefined;
}

/**
 * The shown offer with its price steps, which only the best match includes by default. If the response no longer offers
 * its rate, the prices are requested again.
 */
export function usePricedOffer(quoteId: string, offer: Offer, query: RateQuery): PricedOffer {
  // With the same query as the prices there is nothing to fetch.
  const asked = hasTrace(offer) ? query : { ...query, rateId: offer.rate.id };
  const { rates, ratedFor, error, isRating, retry } = useRates({ quoteId, ...asked });
  const { retry: rateAgain } = useRates({ quoteId, ...query });
  const answered = rates && offersOf(rates, [offer.carrier]).find(({ rate }) => rate.id === offer.rate.id);
  const priced = answered ?? offer;
  const onReplaced = useEffectEvent(rateAgain);
  const isReplaced = ratedFor?.rateId === offer.rate.id && !answered;
  useEffect(() => {
    if (isReplaced) onReplaced();
  }, [isReplaced]);
  const isMissing = error !== undefined && !isRating && !hasTrace(priced);
  return { offer: priced, missing: isMissing ? { error, onRetry: retry } : undefined };
}
