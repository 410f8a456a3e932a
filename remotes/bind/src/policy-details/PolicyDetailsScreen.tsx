import { furthestAllowed, purchaseJourney } from '@shared/domain';
import { Navigate } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { useEffect } from 'react';
import { furthestPath } from '../journey/furthestPath';
import { PurchaseQuote } from '../journey/PurchaseQuote';
import { usePurchasePosition } from '../journey/usePurchasePosition';
import { PolicyDetails } from './PolicyDetails';

/** /bol/policy-details (specification 2.12); without a bought rate the person is led back to the prices. */
export function PolicyDetailsScreen() {
  const { t } = useTexts('bind');
  usePurchasePosition('policyDetails');
  useEffect(() => {
    document.title = t('policyDetails.documentTitle');
  }, [t]);
  return (
    <PurchaseQuote>
      {(quote) =>
        quote.selected_rate === null || furthestAllowed(purchaseJourney, quote) === null ? (
          <Navigate to={furthestPath(quote)} replace />
        ) : (
          <PolicyDetails quote={quote} rate={quote.selected_rate} />
        )
      }
    </PurchaseQuote>
  );
}
