import { useMoreTexts, tellFailure, useTexts } from '@shared/i18n';
import { useState, useEffect, useRef } from 'react';
import { PaymentStep } from '../../journey/PaymentStep';
import type { PaymentNews } from '../../journey/useHandOver';
import { cardTexts } from '../../locales/cardTexts';
import type { ApiError } from '@shared/api-client';
import { useQuote, useOpenPayment } from '@shared/api-client/hooks';
import { Button, FailurePanel, Page } from '@shared/ui';
import type { Purchase } from '../../journey/PurchaseStep';
import { ContactLink } from '../../parts/ContactLink';
import { LeavingPayment } from '../../parts/LeavingPayment';
import { usePolling } from '../../parts/usePolling';
import { WaitingPage } from '../../parts/WaitingPage';
import { CardPage } from './CardPage';
import { useCardPayment } from './useCardPayment';
import { type Quote, STATE_RULES } from '@shared/domain';

/**
 * Reopens the same payment when the language changes, so the server knows it: documents and emails are written in it,
 * and the card service's webhook may have them rendered before the bind (reading 27).
 */
function useReportLanguage({ address }: Quote, isOpen: boolean): void {
  const { language } = useTexts('bind');
  const { trigger } = useOpenPayment();
  const { system } = STATE_RULES[address.state];
  const told = useRef(language);
  useEffect(() => {
    if (!isOpen || told.current === language) return;
    told.current = language;
    // Not awaited, since the bind sends it again.
    trigger(system).catch(() => undefined);
  }, [language, isOpen, system, trigger]);
}

/** Poll the quote every 10 seconds, since another tab may have paid, or the payment may have expired. */
const LOOK_EVERY = 10_000;

interface CardPaymentProps extends Purchase {
  /** Called when the shopper or the card service cancels the payment. */
  onLeaving: (news: PaymentNews) => void;
}

/** The payment of a plan in any stage; every wait is announced. */
function CardPayment({ onLeaving, ...purchase }: CardPaymentProps) {
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

/** /bol/online-payment and /bol/card-details: the two systems of reading 3. */
export function CardScreen() {
  useMoreTexts(cardTexts);
  const [news, setNews] = useState<PaymentNews | null>(null);
  return (
    <PaymentStep step="card" news={news}>
      {(purchase) => <CardPayment {...purchase} onLeaving={setNews} />}
    </PaymentStep>
  );
}
