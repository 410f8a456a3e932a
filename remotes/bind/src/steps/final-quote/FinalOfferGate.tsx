import type { ApiError } from '@shared/api-client';
import {
  formatDollars,
  paths,
  planTypeFor,
  shownTotal,
  type CarrierId,
  type CodedError,
  type ErrorCode,
  type Quote,
} from '@shared/domain';
import { Link, Navigate } from 'react-router-dom';
import { tellFailure, useTexts } from '@shared/i18n';
import { FailurePanel, LinkButton, LoadingScreen, Page, VisuallyHidden } from '@shared/ui';
import type { Purchase } from '../../journey/PurchaseStep';
import { useCarrierName } from '../../parts/useCarrierName';
import { useFinalOffer, type FinalOffer } from '../../parts/useFinalOffer';
import { FinalQuote } from './FinalQuote';

/** The final price once it is loaded; before that progress or the failure. Announced once, when it appears. */
export function FinalOfferGate(purchase: Purchase) {
  const offer = useFinalOffer();
  return (
    <>
      <VisuallyHidden as="output">
        <Told offer={offer} />
      </VisuallyHidden>
      <Shown offer={offer} purchase={purchase} />
    </>
  );
}

function Told({ offer }: { offer: FinalOffer }) {
  const { t } = useTexts('bind');
  if (offer.kind !== 'ready') return null;
  const { final, carrier } = offer;
  const amount = formatDollars(shownTotal(final, planTypeFor(final)));
  return t('finalQuote.told', { carrier: carrier.name, amount, months: final.term.duration });
}

function Shown({ offer, purchase }: { offer: FinalOffer; purchase: Purchase }) {
  if (offer.kind === 'ready') return <FinalQuote {...purchase} final={offer.final} carrier={offer.carrier} />;
  if (offer.kind === 'refused') return <Refused errors={offer.errors} quote={purchase.quote} />;
  if (offer.kind === 'failed') return <Failed error={offer.error} retry={offer.retry} />;
  return <Waiting carrierId={purchase.rate.carrier_id} />;
}

function Waiting({ carrierId }: { carrierId: CarrierId }) {
  const { t } = useTexts('bind');
  const carrier = useCarrierName(carrierId);
  return (
    <Page>
      <VisuallyHidden as="h1">{t('finalQuote.waitingTitle')}</VisuallyHidden>
      <LoadingScreen
        title={t('finalQuote.waitingTitle')}
        message={t('finalQuote.waitingMessage', { carrier })}
      />
    </Page>
  );
}

function Failed({ error, retry }: { error: ApiError; retry: () => void }) {
  const { t } = useTexts('bind');
  const contact = (
    <LinkButton as={Link} to={paths.contactUs()}>
      {t('finalQuote.contact')}
    </LinkButton>
  );
  // A moratorium: the server has its text, and retrying is useless.
  const isStopped = error.has('moratorium');
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('finalQuote.failedTitle')}
        kept={t('finalQuote.failedKept')}
        {...(isStopped ? {} : { onRetry: retry, retryLabel: t('load.retry') })}
        actions={contact}
      >
        {tellFailure(t, error, isStopped ? undefined : t('finalQuote.failedBody'))}
      </FailurePanel>
    </Page>
  );
}

/**
 * If the carrier cannot rate it, to a person; anything else is fixed from the application review (specification 4, Rate
 * results), which shows the messages for this version only.
 */
function Refused({ errors, quote }: { errors: readonly CodedError[]; quote: Quote }) {
  const { t } = useTexts('bind');
  const ratingErrors = errors.map(({ code, message }) => ({
    code,
    message: message === '' ? t('finalQuote.processing') : message,
  }));
  const needsPerson = errors.some(({ code }) => code === ('rater_error' satisfies ErrorCode));
  const to = needsPerson ? paths.contactUs() : paths.purchaseReview();
  return <Navigate to={to} state={{ ratingErrors, quoteVersion: quote.version }} replace />;
}
