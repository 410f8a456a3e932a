import type { ApiError } from '@shared/api-client';
import { tellFailure, useTexts } from '@shared/i18n';
import { FailurePanel, Page } from '@shared/ui';

interface StartFailedProps {
  zip: string;
  /** The ZIP was found; the quote could not be made. */
  isCreating: boolean;
  error: ApiError;
  onRetry: () => void;
}

/** The look-up or the creation did not get through: the ZIP is kept, and asked again on demand (reading 10). */
export function StartFailed({ zip, isCreating, error, onRetry }: StartFailedProps) {
  const { t } = useTexts('quotes');
  return (
    <Page $width="narrow">
      <FailurePanel
        title={isCreating ? t('start.notMadeTitle') : t('start.failedTitle', { zip })}
        onRetry={onRetry}
        retryLabel={t('start.retry')}
        headingLevel={1}
      >
        {tellFailure(t, error, isCreating ? t('start.notMadeBody') : t('start.failedBody'))}
      </FailurePanel>
    </Page>
  );
}
