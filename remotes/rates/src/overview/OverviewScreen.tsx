import { useParams } from 'react-router-dom';
import { OffersGate } from '../offers/OffersGate';
import { useOffers, type ReadyOffers } from '../offers/useOffers';
import { useOffJourney } from '../offers/useOffJourney';
import { useShownOffer } from '../offers/useShownOffer';
import { usePlanChoice, type PlanChoice } from '../plan/usePlanChoice';
import { Overview } from './Overview';

/** /quotes/{quoteId}/rates/ (specification 2.9). */
export function OverviewScreen() {
  const { quoteId = '' } = useParams();
  const plan = usePlanChoice(quoteId);
  const state = useOffers(quoteId, plan);
  useOffJourney();
  return <OffersGate state={state}>{(ready) => <Shown {...ready} plan={plan} />}</OffersGate>;
}

function Shown({ quote, offers, rating, planType, plan }: ReadyOffers & { plan: PlanChoice }) {
  const offer = useShownOffer(quote.id, offers);
  return offer ? <Overview {...{ quote, offer, offers, plan, planType, rating }} /> : null;
}
