import { useCarriers, useQuote } from '@shared/api-client/hooks';
import { hasEnded } from '@shared/domain';
import { tellFailure, useMoreTexts, useTexts } from '@shared/i18n';
import { FailurePanel, Page } from '@shared/ui';
import { NamedQuote } from '../../journey/NamedQuote';
import { PaymentStep } from '../../journey/PaymentStep';
import type { Purchase } from '../../journey/PurchaseStep';
import { policyTexts } from '../../locales/policyTexts';
import { usePolling } from '../../parts/usePolling';
import { WaitingPage } from '../../parts/WaitingPage';
import { Issued } from './Issued';
import { PurchaseErrors } from './PurchaseErrors';

/** The final pages of both payment systems, /final and /issued (specification 2.12, reading 3). */
export function FinalScreen() {
  useMoreTexts(policyTexts);
  return (
    <NamedQuote>
      <PaymentStep step="final" news="unsigned">
        {(purchase) => <Final {...purchase} />}
      </PaymentStep>
    </NamedQuote>
  );
}

const LOOK_EVERY = 5000;

/** Shown once the quote has loaded and either errors exist or the carrier is known. */
function Final({ quote, rate }: Purchase) {
  const { t } = useTexts('bind');
  const { data: carriers, error, retry } = useCarriers();
  usePolling(useQuote().retry, quote.status === 'VOIDING' ? LOOK_EVERY : null);
  if (hasEnded(quote.status) || (quote.errors ?? []).length > 0) return <PurchaseErrors quote={quote} />;
  const carrier = carriers?.find(({ id }) => id === rate.carrier_id);
  if (carrier) return <Issued quote={quote} rate={rate} carrier={carrier} />;
  if (error === undefined) {
    return <WaitingPage title={t('policy.waitingTitle')} message={t('policy.waitingMessage')} />;
  }
  return (
    <Page $width="narrow">
      <FailurePanel title={t('policy.failedTitle')} onRetry={retry} retryLabel={t('load.retry')}>
        {tellFailure(t, error, t('policy.failedBody'))}
      </FailurePanel>
    </Page>
  );
}
