import { useMoreTexts, tellFailure, useTexts } from '@shared/i18n';
import { NamedQuote } from '../../journey/NamedQuote';
import { PaymentStep } from '../../journey/PaymentStep';
import { signingTexts } from '../../locales/signingTexts';
import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { Actions, Button, FailurePanel, LinkButton, Page, PageHeading, Stack } from '@shared/ui';
import { ContactLink } from '../../parts/ContactLink';
import { WaitingPage } from '../../parts/WaitingPage';
import { ApiError } from '@shared/api-client';
import { useCompleteQuote, useQuote } from '@shared/api-client/hooks';
import { useEffect, useEffectEvent, useState } from 'react';

/** Attempts before the shopper is told, since the signing service may lag behind its own page. */
const MOST_ATTEMPTS = 10;
const PAUSE = 2000;

type Asked = 'asking' | 'notSigned' | ApiError;

/** Completes the purchase (reading 8), retried until it succeeds; the quote's status then redirects. */
function useConfirming(): { state: Asked; checkAgain: () => void } {
  const { trigger } = useCompleteQuote();
  const { retry: refetch } = useQuote();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Asked>('asking');

  const onRetry = useEffectEvent(refetch);
  const ask = useEffectEvent(async (): Promise<Asked> => {
    try {
      await trigger();
      return 'asking';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.has('not_signed') ? 'notSigned' : error;
    }
  });
  useEffect(() => {
    if (state !== 'asking') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const run = async () => {
      const answer = await ask();
      if (isGone) return;
      // Declined or expired ends the purchase; the refetched quote says so.
      if (answer !== 'asking') onRetry();
      if (answer !== 'asking' && attempt + 1 >= MOST_ATTEMPTS) setState(answer);
      // Signed but not complete yet: the rest is the server's, and is retried too.
      else timer = setTimeout(() => setAttempt(attempt + 1), PAUSE);
    };
    void run();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [attempt, state]);
  const checkAgain = () => {
    setAttempt(0);
    setState('asking');
  };
  return { state, checkAgain };
}

/** Loads what was signed; if nothing is signed, links back to signing. */
function Confirming() {
  const { t } = useTexts('bind');
  const { state, checkAgain } = useConfirming();
  if (state === 'asking') {
    return <WaitingPage title={t('confirmation.title')} message={t('confirmation.message')} />;
  }
  if (state === 'notSigned') return <NotSigned onCheck={checkAgain} />;
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('confirmation.failedTitle')}
        kept={t('confirmation.failedKept')}
        onRetry={checkAgain}
        retryLabel={t('load.retry')}
        actions={<ContactLink />}
      >
        {tellFailure(t, state, t('confirmation.failedBody'))}
      </FailurePanel>
    </Page>
  );
}

function NotSigned({ onCheck }: { onCheck: () => void }) {
  const { t } = useTexts('bind');
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={t('confirmation.notSignedBody')} focusOnMount>
          {t('confirmation.notSignedTitle')}
        </PageHeading>
        <Actions>
          <LinkButton as={Link} to={paths.signatures()} variant="primary">
            {t('confirmation.sign')}
          </LinkButton>
          <Button onClick={onCheck}>{t('confirmation.check')}</Button>
        </Actions>
      </Stack>
    </Page>
  );
}

/** /bol/quotes/{quoteId}/confirmation (specification 2.12). COMPLETE redirects to the payment system's final page. */
export function ConfirmationScreen() {
  useMoreTexts(signingTexts);
  return (
    <NamedQuote>
      <PaymentStep step="confirmation" news="unsigned">
        {() => <Confirming />}
      </PaymentStep>
    </NamedQuote>
  );
}
