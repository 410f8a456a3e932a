import { useQuote } from '@shared/api-client/hooks';
import type { BindDetails } from '@shared/api-client/requests';
import { paths, type Quote } from '@shared/domain';
import { Navigate } from '@shared/federation/router';
import { tellFailure, useTexts } from '@shared/i18n';
import { FailurePanel, Page } from '@shared/ui';
import type { HandOver } from '../../journey/useHandOver';
import { usePaymentPosition } from '../../journey/usePaymentPosition';
import { ContactLink } from '../../parts/ContactLink';
import { WaitingPage } from '../../parts/WaitingPage';
import { usePolling } from '../../parts/usePolling';
import { useBinding } from './useBinding';

/** Milliseconds. */
const LOOK_EVERY = 1500;
const DECLINED: HandOver = { news: 'declined' };

/** Reports the payment to the server, which verifies it with the card service (reading 8). */
export function Binding({ quote, paid }: { quote: Quote; paid: BindDetails }) {
  const { t } = useTexts('bind');
  usePaymentPosition('signatures', quote);
  const { unheard, isDeclined, askAgain } = useBinding(paid);
  // A refetch may have started before the server's update, and a lost response may still take effect, so keep polling.
  usePolling(useQuote().retry, isDeclined || unheard ? LOOK_EVERY : null);
  // Waits for the refetched quote, which would otherwise redirect to the card.
  if (isDeclined && quote.status !== 'PAYMENT_OPEN') {
    return <Navigate to={paths.payments()} state={DECLINED} replace />;
  }
  if (unheard === null)
    return <WaitingPage title={t('signing.waitingTitle')} message={t('signing.bindingMessage')} />;
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('signing.unheardTitle')}
        kept={t('signing.unheardKept')}
        onRetry={askAgain}
        retryLabel={t('load.retry')}
        actions={<ContactLink />}
      >
        {tellFailure(t, unheard, t('signing.unheardBody'))}
      </FailurePanel>
    </Page>
  );
}
