import { useRates } from '@shared/api-client/hooks';
import { offersOf, type Offer } from '../offers/offersOf';

/**
 * The looked-at offer with its trace. Naming the rate gives a quote without a number its number (reading 10) and
 * brings the steps of its price, which only the best match carries unasked.
 */
export function usePricedOffer(quoteId: string, offer: Offer, planCode: string | undefined): Offer {
  const plan = planCode === undefined ? {} : { planCode };
  const { rates } = useRates({ quoteId, rateId: offer.rate.id, ...plan });
  if (!rates) return offer;
  return offersOf(rates, [offer.carrier]).find(({ rate }) => rate.id === offer.rate.id) ?? offer;
}
