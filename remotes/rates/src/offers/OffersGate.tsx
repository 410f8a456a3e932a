import { paths, type CodedError, type ErrorCode } from '@shared/domain';
import { Navigate } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { PaymentStarted, NewBusinessStopped, NoPrices } from '../parts';
import type { OffersState, ReadyOffers } from './useOffers';
import { Waiting } from './Waiting';

/** Renders a price screen once there is something to show; before that, the progress of rating or what failed. */
export function OffersGate({
  state,
  children,
}: {
  state: OffersState;
  children: (ready: ReadyOffers) => ReactNode;
}) {
  const [wasShown, setShown] = useState(false);
  // Prices that arrive later render in slices, behind the waiting screen.
  const drawn = useDeferredValue(state.kind);
  if (state.kind === 'ready' && !wasShown) setShown(true);
  if (state.kind === 'ready') return drawn === 'ready' ? children(state) : <ForPrices />;
  if (state.kind === 'paying') return <OnToPurchase wasShown={wasShown} />;
  if (state.kind === 'refused') return <Refused errors={state.errors} quoteVersion={state.quoteVersion} />;
  if (state.kind === 'loading') return <ForPrices />;
  return <NoPrices with={{ error: state.error, onRetry: state.retry }} />;
}

function ForPrices() {
  // Preloaded in case there are none.
  useEffect(() => NoPrices.preload(), []);
  return <Waiting />;
}

/**
 * Redirects to the purchase, which knows the current step (readings 8 and 9), but never silently replaces prices the
 * shopper was viewing.
 */
function OnToPurchase({ wasShown }: { wasShown: boolean }) {
  return wasShown ? <PaymentStarted with={{}} /> : <Navigate to={paths.purchaseRate()} replace />;
}

const has = (errors: readonly CodedError[], code: ErrorCode): boolean =>
  errors.some((error) => error.code === code);

/** If no carrier can rate it, to a person; anything else can be fixed in the review (specification 4, Rate results). */
function wayOut(errors: readonly CodedError[]): string {
  return has(errors, 'rater_error') ? paths.contactUs() : paths.review();
}

/** Passes the errors as router state, as codes and our own texts; the review shows them for this version only. */
function Refused({ errors, quoteVersion }: { errors: readonly CodedError[]; quoteVersion: number }) {
  const { t } = useTexts('rates');
  if (has(errors, 'moratorium')) return <NewBusinessStopped with={{}} />;
  const ratingErrors = errors.map(({ code, message }) => ({
    code,
    message: message === '' ? t('common:errors.rating') : message,
  }));
  return <Navigate to={wayOut(errors)} state={{ ratingErrors, quoteVersion }} replace />;
}
