import { useQuote, useQuoteId } from '@shared/api-client/hooks';
import type { Quote } from '@shared/domain';
import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { tellFailure, useTexts } from '@shared/i18n';
import { FailurePanel, LinkButton, Page, Room, Skeleton } from '@shared/ui';
import { useDeferredValue, type ReactNode } from 'react';

interface PurchaseQuoteProps {
  /** The quote id in the path, if any; else the stored quote is used. */
  id?: string | undefined;
  children: (quote: Quote) => ReactNode;
}

/** Loads the quote for a purchase screen; until then shows progress or the failure. */
export function PurchaseQuote({ id, children }: PurchaseQuoteProps) {
  const { t } = useTexts('bind');
  const stored = useQuoteId();
  const quoteId = id ?? stored;
  const { quote, error, retry } = useQuote(id);
  // A quote that arrives later renders in slices, behind the skeleton.
  const isDrawn = useDeferredValue(quote !== undefined);
  if (quote && isDrawn) return children(quote);
  if (quoteId === null || error?.status === 404) return <MissingQuote />;
  return (
    <Page $width="narrow">
      {error ? (
        <FailurePanel title={t('load.failedTitle')} onRetry={retry} retryLabel={t('load.retry')}>
          {tellFailure(t, error)}
        </FailurePanel>
      ) : (
        <Room>
          <Skeleton shape="card" label={t('load.label')} />
        </Room>
      )}
    </Page>
  );
}

/** The id alone grants no access (reading 34). */
function MissingQuote() {
  const { t } = useTexts('bind');
  const start = (
    <LinkButton as={Link} to={paths.start()} variant="primary">
      {t('load.start')}
    </LinkButton>
  );
  return (
    <Page $width="narrow">
      <FailurePanel title={t('load.missingTitle')} actions={start}>
        {t('load.missingBody')}
      </FailurePanel>
    </Page>
  );
}
