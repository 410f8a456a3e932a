import type { ApiError } from '@shared/api-client';
import { useQuote } from '@shared/api-client/hooks';
import { tellFailure, useTexts } from '@shared/i18n';
import { Button, FailurePanel, Page } from '@shared/ui';
import type { Purchase } from '../../journey/PurchaseStep';
import type { PaymentNews } from '../../journey/useHandOver';
import { ContactLink } from '../../parts/ContactLink';
import { LeavingPayment } from '../../parts/LeavingPayment';
import { usePolling } from '../../parts/usePolling';
import { WaitingPage } from '../../parts/WaitingPage';
import { CardPage } from './CardPage';
import { useCardPayment } from './useCardPayment';
import { useReportLanguage } from './useReportLanguage';

/** Poll the quote every 10 seconds, since another tab may have paid, or the payment may have expired. */
const LOOK_EVERY = 10_000;

interface CardPaymentProps extends Purchase {
  /** Called when the shopper or the card service cancels the payment. */
  onLeaving: (news: PaymentNews) => void;
}

/** The payment of a plan in any stage; every wait is announced. */
export function CardPayment({ onLeaving, ...purchase }: CardPaymentProps) {
  const { t } = useTexts('bind');
  const { stage, open, leave, paid } = useCardPayment(purchase.quote, onLeaving);
  useReportLanguage(purchase.quote, stage.kind === 'open');
  usePolling(useQuote().retry, stage.kind === 'open' ? LOOK_EVERY : null);
  const leaveNow = () => leave('cancelled');
  switch (stage.kind) {
    case 'opening':
      return <WaitingPage title={t('card.waitingTitle')} message={t('card.waitingMessage')} />;
    case 'failed':
      return <Failed error={stage.error} onRetry={open} onLeave={leaveNow} />;
    case 'leaving':
    case 'unsure':
      return <LeavingPayment stage={stage} onRetry={() => leave(stage.news)} />;
    default:
      return <CardPage purchase={purchase} token={stage.token} onPaid={paid} onLeave={leave} />;
  }
}

interface FailedProps {
  error: ApiError;
  onRetry: () => void;
  onLeave: () => void;
}

/** An earlier try may have been charged without the server knowing, so the text makes no claim about that. */
function Failed({ error, onRetry, onLeave }: FailedProps) {
  const { t } = useTexts('bind');
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('card.failedTitle')}
        kept={t('card.failedKept')}
        onRetry={onRetry}
        retryLabel={t('load.retry')}
        actions={
          <>
            {error.has('payment_limited') || error.has('moratorium') ? <ContactLink /> : null}
            <Button onClick={onLeave}>{t('card.leave')}</Button>
          </>
        }
      >
        {tellFailure(t, error)}
      </FailurePanel>
    </Page>
  );
}
