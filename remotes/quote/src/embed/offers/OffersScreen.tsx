import { DataProvider } from '@shared/api-client/hooks';
import { paths, ROUTE_PATTERNS, type CodedError } from '@shared/domain';
import { Link, matchPath, Navigate, useLocation } from 'react-router-dom';
import { tellFailure, useMoreTexts, useTexts } from '@shared/i18n';
import { FailurePanel, LinkButton, LoadingScreen, Page, VisuallyHidden } from '@shared/ui';
import { MissingQuote } from '../../journey/MissingQuote';
import { PaymentStarted } from '../../journey/PaymentStarted';
import { offersTexts } from '../../locales/offersTexts';
import { Offers } from './Offers';
import { useOffers, type Offer, type OffersState } from './useOffers';
import { useTellOffers } from './useTellOffers';

/** The end of the quote on a partner's page: what each carrier would charge. */
export function OffersScreen() {
  useMoreTexts(offersTexts);
  const { pathname } = useLocation();
  const at = matchPath(ROUTE_PATTERNS.rates, pathname) ?? matchPath(ROUTE_PATTERNS.compare, pathname);
  return (
    <DataProvider>
      <OffersOf quoteId={at?.params.quoteId ?? ''} />
    </DataProvider>
  );
}

function OffersOf({ quoteId }: { quoteId: string }) {
  const state = useOffers(quoteId);
  if (state.kind === 'loading') return <Waiting />;
  if (state.kind === 'paying') return <PaymentStarted />;
  if (state.kind === 'refused') return <Refused quoteId={quoteId} {...state} />;
  if (state.kind === 'failed') return state.error.status === 404 ? <MissingQuote /> : <Failed {...state} />;
  return state.offers.length === 0 ? <None quoteId={quoteId} /> : <Offers {...state} />;
}

function Waiting() {
  const { t } = useTexts('embed');
  return (
    <Page>
      <VisuallyHidden as="h1" data-loading>
        {t('offers.waiting')}
      </VisuallyHidden>
      <LoadingScreen title={t('offers.waiting')} message={t('offers.waitingDetail')} />
    </Page>
  );
}

/** Errors that the shopper can mend lead to the review, which shows them; a moratorium and a failed rater do not. */
function Refused({
  quoteId,
  errors,
  quoteVersion,
}: Extract<OffersState, { kind: 'refused' }> & { quoteId: string }) {
  const { t } = useTexts('embed');
  const has = (code: CodedError['code']) => errors.some((error) => error.code === code);
  if (has('moratorium')) {
    return (
      <Page $width="narrow">
        <FailurePanel title={t('offers.stoppedTitle')} headingLevel={1}>
          {t('offers.stoppedBody')}
        </FailurePanel>
      </Page>
    );
  }
  if (has('rater_error')) return <None quoteId={quoteId} />;
  const ratingErrors = errors.map(({ code, message }) => ({
    code,
    message: message === '' ? t('offers.noneBody') : message,
  }));
  return <Navigate to={paths.review()} state={{ ratingErrors, quoteVersion }} replace />;
}

function Failed({ error, retry }: Extract<OffersState, { kind: 'failed' }>) {
  const { t } = useTexts('embed');
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('offers.failedTitle')}
        onRetry={retry}
        retryLabel={t('offers.retry')}
        headingLevel={1}
      >
        {tellFailure(t, error, t('offers.failedBody'))}
      </FailurePanel>
    </Page>
  );
}

const NO_OFFERS: readonly Offer[] = [];

function None({ quoteId }: { quoteId: string }) {
  const { t } = useTexts('embed');
  useTellOffers(quoteId, NO_OFFERS);
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('offers.noneTitle')}
        headingLevel={1}
        actions={
          <LinkButton as={Link} to={paths.review()} variant="primary">
            {t('offers.change')}
          </LinkButton>
        }
      >
        {t('offers.noneBody')}
      </FailurePanel>
    </Page>
  );
}
