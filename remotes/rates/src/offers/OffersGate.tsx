import { paths, type CodedError } from '@shared/domain';
import { Link, Navigate } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { FailurePanel, LinkButton, LoadingScreen, Page, VisuallyHidden } from '@shared/ui';
import type { ReactNode } from 'react';
import type { OffersState, ReadyOffers } from './useOffers';

/** Draws a price screen once there is something to show; before that what is asked of whom, or what failed. */
export function OffersGate({
  state,
  children,
}: {
  state: OffersState;
  children: (ready: ReadyOffers) => ReactNode;
}) {
  const { t } = useTexts('rates');
  if (state.kind === 'ready') return children(state);
  if (state.kind === 'refused') return <Refused errors={state.errors} quoteVersion={state.quoteVersion} />;
  if (state.kind === 'loading') {
    return (
      <Page>
        <VisuallyHidden as="h1">{t('overview.waitingTitle')}</VisuallyHidden>
        <LoadingScreen title={t('overview.waitingTitle')} message={t('overview.waitingMessage')} />
      </Page>
    );
  }
  return state.notFound ? <UnknownQuote /> : <Failed retry={state.retry} />;
}

/** No carrier can rate it: to a person; anything else is mended on the review (specification 4, Rate results). */
function wayOut(errors: readonly CodedError[]): string {
  return errors.some(({ code }) => code === 'rater_error') ? paths.contactUs() : paths.review();
}

/** The errors travel with the address change, as ids and texts of ours; the review shows them for this version alone. */
function Refused({ errors, quoteVersion }: { errors: readonly CodedError[]; quoteVersion: number | null }) {
  const { t } = useTexts('rates');
  const ratingErrors = errors.map(({ code, message }) => ({
    code,
    message: message === '' ? t('failure.processing') : message,
  }));
  return <Navigate to={wayOut(errors)} state={{ ratingErrors, quoteVersion }} replace />;
}

function Failed({ retry }: { retry: () => void }) {
  const { t } = useTexts('rates');
  return (
    <Page $width="narrow">
      <FailurePanel title={t('failure.title')} onRetry={retry} retryLabel={t('failure.retry')}>
        {t('failure.message')}
      </FailurePanel>
    </Page>
  );
}

/** The id alone opens nothing (reading 34): another browser sees no price here. */
function UnknownQuote() {
  const { t } = useTexts('rates');
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('unknown.title')}
        actions={
          <LinkButton as={Link} to={paths.start()} variant="primary">
            {t('unknown.start')}
          </LinkButton>
        }
      >
        {t('unknown.message')}
      </FailurePanel>
    </Page>
  );
}
