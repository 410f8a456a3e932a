import type { ApiError } from '@shared/api-client';
import { tellFailure, useTexts } from '@shared/i18n';
import { FailurePanel, Page } from '@shared/ui';
import { useContext } from 'react';
import { EmbedContext } from '../../embed/EmbedContext';
import { keyRefusal } from '../../embed/keyRefusal';
import { KeyRefused } from '../../embed/parts/KeyRefused';

interface StartFailedProps {
  zip: string;
  /** The ZIP was found, but creating the quote failed. */
  isCreating: boolean;
  error: ApiError;
  onRetry: () => void;
}

/** The lookup or the creation failed: the ZIP is kept, and can be retried (reading 10). */
export function StartFailed({ zip, isCreating, error, onRetry }: StartFailedProps) {
  const { t } = useTexts('quotes');
  const embed = useContext(EmbedContext);
  if (embed && keyRefusal(error))
    return (
      <Page $width="narrow">
        <KeyRefused title={t('start.notMadeTitle')} error={error} site={embed.site} />
      </Page>
    );
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
