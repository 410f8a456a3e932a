import { useParams } from 'react-router-dom';
import { useMoreTexts } from '@shared/i18n';
import { compareTexts } from '../locales/compareTexts';
import { OffersGate } from '../offers/OffersGate';
import { useOffers } from '../offers/useOffers';
import { useOffJourney } from '../offers/useOffJourney';
import { usePlanChoice } from '../plan/usePlanChoice';
import { Comparison } from './Comparison';

/** /rates/{quoteId}/compare (specification 2.10). */
export function CompareScreen() {
  const { quoteId = '' } = useParams();
  useMoreTexts(compareTexts);
  const plan = usePlanChoice(quoteId);
  const state = useOffers(quoteId, plan);
  useOffJourney();
  return <OffersGate state={state}>{(ready) => <Comparison {...ready} plan={plan} />}</OffersGate>;
}
