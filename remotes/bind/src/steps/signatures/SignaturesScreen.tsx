import {
  formatCents,
  isPaid,
  type Quote,
  CARRIERS,
  hasEnded,
  paths,
  paymentJourney,
  forwardPath,
} from '@shared/domain';
import { useMoreTexts, useTexts, tellFailure } from '@shared/i18n';
import type { BindDetails } from '@shared/api-client/requests';
import { PaymentStep } from '../../journey/PaymentStep';
import { PurchaseQuote } from '../../journey/PurchaseQuote';
import { useHandOver, type HandOver } from '../../journey/useHandOver';
import { signingTexts } from '../../locales/signingTexts';
import { useQuote, useCompleteQuote } from '@shared/api-client/hooks';
import { Navigate, Link, useNavigate } from 'react-router-dom';
import { usePolling } from '../../parts/usePolling';
import {
  Actions,
  LinkButton,
  Stack,
  Text,
  Button,
  Notice,
  Page,
  PageHeading,
  FailurePanel,
} from '@shared/ui';
import { ContactLink } from '../../parts/ContactLink';
import { useIsSlow } from '../../parts/useIsSlow';
import { WaitingPage } from '../../parts/WaitingPage';
import { SigningDates } from './SigningDates';
import { SigningFrame } from './SigningFrame';
import type { SigningWayProps } from './signingWay';
import { usePaymentPosition } from '../../journey/usePaymentPosition';
import { useBinding } from './useBinding';
import { ApiError } from '@shared/api-client';
import { useState } from 'react';

type Signed = { state: 'unknown' | 'checking' | 'notSigned' } | { state: 'failed'; failure: ApiError };

/** Asks the server whether it was signed, since a browser message proves nothing; if so, opens the confirmation. */
function useSigned(quote: Quote): { signed: Signed; check: () => void } {
  const navigate = useNavigate();
  const { trigger } = useCompleteQuote();
  const { retry: refetch } = useQuote();
  const [signed, setSigned] = useState<Signed>({ state: 'unknown' });
  const ask = async () => {
    setSigned({ state: 'checking' });
    try {
      await trigger();
      void navigate(forwardPath(paymentJourney, 'signatures', quote), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Declined ends the purchase; the refetched quote says so.
      refetch();
      setSigned(error.has('not_signed') ? { state: 'notSigned' } : { state: 'failed', failure: error });
    }
  };
  return { signed, check: () => void ask() };
}

/** What is held on the card until the signature, in exact cents (reading 54). */
const heldOf = ({ selected_pay_plan: plan }: Quote): string => formatCents(plan?.deposit ?? 0);

/** Signing on the signing service's own site, which returns to the confirmation (specification 2.12, reading 3). */
function AwayToSign({ quote, number, address }: SigningWayProps) {
  const { t } = useTexts('bind');
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={t('signing.lead', { number, amount: heldOf(quote) })} focusOnMount>
          {t('signing.heading')}
        </PageHeading>
        <Text>{t('signing.away')}</Text>
        <SigningDates quote={quote} />
        <Actions>
          <LinkButton href={address} rel="noreferrer" variant="primary">
            {t('signing.call')}
          </LinkButton>
        </Actions>
      </Stack>
    </Page>
  );
}

/**
 * Shown while the card service releases the hold of an ended purchase, when nothing can be signed; the final status
 * then redirects (specification 2.12).
 */
function GivingBack() {
  const { t } = useTexts('bind');
  return (
    <WaitingPage title={t('signing.endingTitle')} message={t('signing.endingMessage')}>
      <Actions>
        <ContactLink />
      </Actions>
    </WaitingPage>
  );
}

/** Milliseconds. */
const LOOK_EVERY = 1500;
const DECLINED: HandOver = { news: 'declined' };

/** Reports the payment to the server, which verifies it with the card service (reading 8). */
function Binding({ quote, paid }: { quote: Quote; paid: BindDetails }) {
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

/** The signing page embedded in ours (specification 2.12, reading 3). Its messages are verified with the server. */
function EmbeddedSigning({ quote, number, address }: SigningWayProps) {
  const { t } = useTexts('bind');
  const { signed, check } = useSigned(quote);
  const { state } = signed;
  return (
    <Page>
      <Stack $gap={6}>
        <PageHeading lead={t('signing.lead', { number, amount: heldOf(quote) })} focusOnMount>
          {t('signing.heading')}
        </PageHeading>
        <Stack $gap={1}>
          <SigningDates quote={quote} />
          <output>{state === 'checking' ? t('signing.checking') : null}</output>
        </Stack>
        {state === 'notSigned' || state === 'failed' ? (
          <div role="alert">
            <Notice tone={state === 'failed' ? 'danger' : 'info'}>
              <Stack $gap={3}>
                {signed.state === 'failed'
                  ? tellFailure(t, signed.failure, t('signing.checkFailed'))
                  : t('signing.notSigned')}
                <div>
                  <Button onClick={check}>{t('signing.check')}</Button>
                </div>
              </Stack>
            </Notice>
          </div>
        ) : null}
        <SigningFrame address={address} onEnded={check} />
      </Stack>
    </Page>
  );
}

const LONG = 15_000;

/** Shown while the policy has no number or documents (specification 2.12); if it takes long, with other options. */
function GettingDocuments({ quote }: { quote: Quote }) {
  const { t } = useTexts('bind');
  const isLong = useIsSlow(LONG);
  const isUnpaid = quote.status === 'PAYMENT_OPEN';
  return (
    <WaitingPage title={t('signing.waitingTitle')} message={t('signing.waitingMessage')}>
      {isLong ? (
        <Stack $gap={4}>
          <Text as="output">{t('signing.slow')}</Text>
          <Actions>
            {isUnpaid ? (
              <LinkButton as={Link} to={paymentJourney.steps.card.path(quote)}>
                {t('signing.toPayment')}
              </LinkButton>
            ) : null}
            <ContactLink />
          </Actions>
        </Stack>
      ) : null}
    </WaitingPage>
  );
}

/** Polling intervals in ms: while the documents are prepared, and while they are read. */
const MAKING = 2000;
const READING = 10_000;

const ENDED = { purchaseEnded: true } as const;

/** The documents once they are ready, signed the way the carrier's payment system requires (reading 3). */
function Signing({ quote }: { quote: Quote }) {
  const { policy_number: number, esignUrl, errors, selected_rate: rate } = quote;
  const isReady = number !== null && esignUrl !== null && rate !== null;
  usePolling(useQuote().retry, isReady ? READING : MAKING);
  if (number === null && errors !== null && errors.length > 0) {
    return <Navigate to={paths.contactUs()} state={ENDED} replace />;
  }
  if (hasEnded(quote.status)) return <GivingBack />;
  if (!isReady) return <GettingDocuments quote={quote} />;
  const isEmbedded = CARRIERS[rate.carrier_id].paymentSystem === 'hosted';
  const Way = isEmbedded ? EmbeddedSigning : AwayToSign;
  return <Way quote={quote} number={number} address={esignUrl} />;
}

/** /bol/signatures: binds the payment first (reading 8), then the documents are signed (specification 2.12). */
export function SignaturesScreen() {
  useMoreTexts(signingTexts);
  const { paid } = useHandOver();
  if (paid === null) return <ToSign />;
  return <PurchaseQuote>{(quote) => <PaidOrToSign quote={quote} paid={paid} />}</PurchaseQuote>;
}

/** The provider's webhook may have arrived before our call. */
function PaidOrToSign({ quote, paid }: { quote: Quote; paid: BindDetails }) {
  return isPaid(quote) ? <ToSign /> : <Binding quote={quote} paid={paid} />;
}

const ToSign = () => <PaymentStep step="signatures">{({ quote }) => <Signing quote={quote} />}</PaymentStep>;
