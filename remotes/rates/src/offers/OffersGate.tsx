import { paths, type CodedError, type ErrorCode } from '@shared/domain';
import { Navigate } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { LoadingScreen, Page, VisuallyHidden } from '@shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { PaymentStarted, NewBusinessStopped, NoPrices } from '../parts';
import type { OffersState, ReadyOffers } from './useOffers';

/** Draws a price screen once there is something to show; before that what is asked of whom, or what failed. */
export function OffersGate({
  state,
  children,
}: {
  state: OffersState;
  children: (ready: ReadyOffers) => ReactNode;
}) {
  const [wasShown, setShown] = useState(false);
  if (state.kind === 'ready' && !wasShown) setShown(true);
  if (state.kind === 'ready') return children(state);
  if (state.kind === 'paying') return <OnToPurchase wasShown={wasShown} />;
  if (state.kind === 'refused') return <Refused errors={state.errors} quoteVersion={state.quoteVersion} />;
  if (state.kind === 'loading') return <Waiting />;
  return <NoPrices with={{ error: state.error, onRetry: state.retry }} />;
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

/** The purchase knows where it stands (readings 8 and 9). Prices that were looked at do not vanish without a word. */
function OnToPurchase({ wasShown }: { wasShown: boolean }) {
  return wasShown ? <PaymentStarted with={{}} /> : <Navigate to={paths.purchaseRate()} replace />;
}

const has = (errors: readonly CodedError[], code: ErrorCode): boolean =>
  errors.some((error) => error.code === code);

/** No carrier can rate it: to a person; anything else is mended on the review (specification 4, Rate results). */
function wayOut(errors: readonly CodedError[]): string {
  return has(errors, 'rater_error') ? paths.contactUs() : paths.review();
}

/** The errors travel with the address change, as ids and texts of ours; the review shows them for this version alone. */
function Refused({ errors, quoteVersion }: { errors: readonly CodedError[]; quoteVersion: number }) {
  const { t } = useTexts('rates');
  if (has(errors, 'moratorium')) return <NewBusinessStopped with={{}} />;
  const ratingErrors = errors.map(({ code, message }) => ({
    code,
    message: message === '' ? t('failure.processing') : message,
  }));
  return <Navigate to={wayOut(errors)} state={{ ratingErrors, quoteVersion }} replace />;
}
