import { useTexts } from '@shared/i18n';
import { LoadingScreen, Page, VisuallyHidden } from '@shared/ui';

/** Shown until there are prices, and in the static page before any script runs (ADR 0022). */
export function Waiting() {
  const { t } = useTexts('rates');
  return (
    <Page>
      <VisuallyHidden as="h1">{t('overview.waitingTitle')}</VisuallyHidden>
      <LoadingScreen title={t('overview.waitingTitle')} message={t('overview.waitingMessage')} />
    </Page>
  );
}
