import { useTexts } from '@shared/i18n';
import { FailurePanel, Page } from '@shared/ui';

/** The look-up or the creation did not get through: the ZIP is kept, and asked again on demand (reading 10). */
export function StartFailed({ zip, onRetry }: { zip: string; onRetry: () => void }) {
  const { t } = useTexts('quotes');
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('start.failedTitle', { zip })}
        onRetry={onRetry}
        retryLabel={t('start.retry')}
        headingLevel={1}
      >
        {t('start.failedBody')}
      </FailurePanel>
    </Page>
  );
}
