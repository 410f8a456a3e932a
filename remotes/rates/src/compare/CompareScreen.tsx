import { useParams } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { OffersGate } from '../offers/OffersGate';
import { useDocumentTitle } from '../offers/useDocumentTitle';
import { useOffers } from '../offers/useOffers';
import { useOffJourney } from '../offers/useOffJourney';
import { usePlanChoice } from '../plan/usePlanChoice';
import { Comparison } from './Comparison';

/** /rates/{quoteId}/compare (specification 2.10). */
export function CompareScreen() {
  const { quoteId = '' } = useParams();
  const { t } = useTexts('rates');
  const plan = usePlanChoice();
  const state = useOffers(quoteId, plan.planCode);
  useOffJourney();
  useDocumentTitle(t('compare.documentTitle'));
  return (
    <OffersGate state={state}>
      {({ quote, offers, result, isRating }) => (
        <Comparison {...{ quote, offers, plan, isRating }} declined={result.declined} />
      )}
    </OffersGate>
  );
}
