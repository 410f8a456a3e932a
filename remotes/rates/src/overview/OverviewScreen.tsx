import { useParams, useSearchParams } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { OffersGate } from '../offers/OffersGate';
import { useDocumentTitle } from '../offers/useDocumentTitle';
import { useOffers } from '../offers/useOffers';
import { useOffJourney } from '../offers/useOffJourney';
import { usePlanChoice } from '../plan/usePlanChoice';
import { Overview } from './Overview';

/** `index` of the address, 0 unless it names an offer there is (specification 2.9). */
export function indexFrom(text: string | null, count: number): number {
  return text !== null && /^\d{1,2}$/.test(text) && Number(text) < count ? Number(text) : 0;
}

/** /quotes/{quoteId}/rates/ (specification 2.9). */
export function OverviewScreen() {
  const { quoteId = '' } = useParams();
  const [search] = useSearchParams();
  const { t } = useTexts('rates');
  const plan = usePlanChoice();
  const state = useOffers(quoteId, plan.planCode);
  useOffJourney();
  useDocumentTitle(t('overview.documentTitle'));
  return (
    <OffersGate state={state}>
      {({ quote, offers, isRating }) => {
        const offer = offers[indexFrom(search.get('index'), offers.length)];
        return offer ? <Overview {...{ quote, offer, plan, isRating }} count={offers.length} /> : null;
      }}
    </OffersGate>
  );
}
