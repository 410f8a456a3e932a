import { paths, type CodedError } from '@shared/domain';
import { Navigate } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { LoadingScreen, Page, VisuallyHidden } from '@shared/ui';
import { useEffect, type ReactNode } from 'react';
import { NoPrices } from '../parts';
import type { OffersState, ReadyOffers } from './useOffers';

/** Draws a price screen once there is something to show; before that what is asked of whom, or what failed. */
export function OffersGate({
  state,
  children,
}: {
  state: OffersState;
  children: (ready: ReadyOffers) => ReactNode;
}) {
  if (state.kind === 'ready') return children(state);
  if (state.kind === 'refused') return <Refused errors={state.errors} quoteVersion={state.quoteVersion} />;
  if (state.kind === 'loading') return <Waiting />;
  return <NoPrices with={{ isUnknown: state.notFound, onRetry: state.retry }} />;
}

function Waiting() {
  const { t } = useTexts('rates');
  // Should there be no prices, the reason is to be at hand.
  useEffect(() => NoPrices.preload(), []);
  return (
    <Page>
      <VisuallyHidden as="h1">{t('overview.waitingTitle')}</VisuallyHidden>
      <LoadingScreen title={t('overview.waitingTitle')} message={t('overview.waitingMessage')} />
    </Page>
  );
}

/** No carrier can rate it: to a person; anything else is mended on the review (specification 4, Rate results). */
function wayOut(errors: readonly CodedError[]): string {
  return errors.some(({ code }) => code === 'rater_error') ? paths.contactUs() : paths.review();
}

/** The errors travel with the address change, as ids and texts of ours; the review shows them for this version alone. */
function Refused({ errors, quoteVersion }: { errors: readonly CodedError[]; quoteVersion: number }) {
  const { t } = useTexts('rates');
  const ratingErrors = errors.map(({ code, message }) => ({
    code,
    message: message === '' ? t('failure.processing') : message,
  }));
  return <Navigate to={wayOut(errors)} state={{ ratingErrors, quoteVersion }} replace />;
}
