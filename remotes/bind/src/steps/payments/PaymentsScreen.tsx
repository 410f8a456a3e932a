import { paths } from '@shared/domain';
import { finalDifference } from '@shared/domain/purchase';
import { Navigate } from 'react-router-dom';
import { tellFailure, useMoreTexts, useTexts } from '@shared/i18n';
import { FailurePanel, Page } from '@shared/ui';
import { PaymentStep } from '../../journey/PaymentStep';
import type { Purchase } from '../../journey/PurchaseStep';
import { paymentsTexts } from '../../locales/paymentsTexts';
import { ContactLink } from '../../parts/ContactLink';
import { useCarrierName } from '../../parts/useCarrierName';
import { useAcknowledged } from '../../parts/useAcknowledged';
import { useFinalOffer } from '../../parts/useFinalOffer';
import { WaitingPage } from '../../parts/WaitingPage';
import { Plans } from './Plans';

/** /bol/payments (specification 2.12). */
export function PaymentsScreen() {
  useMoreTexts(paymentsTexts);
  return <PaymentStep step="payments">{(purchase) => <PlansGate {...purchase} />}</PaymentStep>;
}

/** The final rate's payment options once it has loaded; before that progress or the failure. */
function PlansGate({ quote, rate }: Purchase) {
  const { t } = useTexts('bind');
  const offer = useFinalOffer();
  const carrier = useCarrierName(rate.carrier_id);
  const [isSeen] = useAcknowledged(quote.id, offer.kind === 'ready' ? offer.final.id : '');
  // The price page explains a missing or higher price.
  const toPrice = <Navigate to={paths.finalRates(quote.id)} replace />;
  if (offer.kind === 'refused') return toPrice;
  if (offer.kind === 'failed' && offer.error.has('moratorium')) return toPrice;
  if (offer.kind === 'ready') {
    const isHigher = finalDifference(rate, offer.final).difference > 0;
    if (isHigher && !isSeen) return toPrice;
    return <Plans quote={quote} final={offer.final} carrier={offer.carrier} />;
  }
  if (offer.kind === 'waiting') {
    return (
      <WaitingPage title={t('payments.waitingTitle')} message={t('payments.waitingMessage', { carrier })} />
    );
  }
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('payments.failedTitle')}
        onRetry={offer.retry}
        retryLabel={t('load.retry')}
        actions={<ContactLink />}
      >
        {tellFailure(t, offer.error, t('payments.failedBody'))}
      </FailurePanel>
    </Page>
  );
}
