import { useTexts } from '@shared/i18n';
import { FailurePanel, Page } from '@shared/ui';

/** The quote could not be fetched: said in place, with what is kept and a way to try again (reading 10). */
export function UnreadQuote({ onRetry }: { onRetry: () => void }) {
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
        {t('load.failedBody')}
      </FailurePanel>
    </Page>
  );
}
