import { useRates } from '@shared/api-client/hooks';
import type { RateQuery } from '@shared/api-client/requests';
import { offersOf, type Offer } from '../offers/offersOf';

const hasTrace = ({ rate }: Offer) =>
  rate.vehicles.some(({ coverages }) => coverages.some(({ steps }) => steps.length > 0));

/** The looked-at offer with the steps of its price, which only the best match carries unasked. */
export function usePricedOffer(quoteId: string, offer: Offer, query: RateQuery): Offer {
  // Asked as the prices were asked, there is nothing to fetch.
  const asked = hasTrace(offer) ? query : { ...query, rateId: offer.rate.id };
  const { rates } = useRates({ quoteId, ...asked });
  if (!rates) return offer;
  return offersOf(rates, [offer.carrier]).find(({ rate }) => rate.id === offer.rate.id) ?? offer;
}
