import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { FailurePanel, LinkButton, Page } from '@shared/ui';

/** Why there are no prices: this browser may not see them, or they did not come (readings 10 and 34). */
export function NoPrices({ isUnknown, onRetry }: { isUnknown: boolean; onRetry: () => void }) {
  return isUnknown ? <UnknownQuote /> : <Failed retry={onRetry} />;
}

function Failed({ retry }: { retry: () => void }) {
  const { t } = useTexts('rates');
  return (
    <Page $width="narrow">
      <FailurePanel title={t('failure.title')} onRetry={retry} retryLabel={t('failure.retry')}>
        {t('failure.message')}
      </FailurePanel>
    </Page>
  );
}

/** The id alone opens nothing (reading 34): another browser sees no price here. */
function UnknownQuote() {
  const { t } = useTexts('rates');
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('unknown.title')}
        actions={
          <LinkButton as={Link} to={paths.start()} variant="primary">
            {t('unknown.start')}
          </LinkButton>
        }
      >
        {t('unknown.message')}
      </FailurePanel>
    </Page>
  );
}
