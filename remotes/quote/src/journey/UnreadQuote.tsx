import type { ApiError } from '@shared/api-client';
import { tellFailure, useTexts } from '@shared/i18n';
import { FailurePanel, Page } from '@shared/ui';

/** The quote failed to load: says why, what is saved, and offers a retry (section 8, reading 10). */
export function UnreadQuote({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTexts('quotes');
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('load.failedTitle')}
        kept={t('load.kept')}
        onRetry={onRetry}
        retryLabel={t('load.retry')}
        headingLevel={1}
      >
        {tellFailure(t, error)}
      </FailurePanel>
    </Page>
  );
}
