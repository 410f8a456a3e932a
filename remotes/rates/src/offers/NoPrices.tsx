import type { ApiError } from '@shared/api-client';
import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { tellFailure, useTexts } from '@shared/i18n';
import { FailurePanel, LinkButton, Page } from '@shared/ui';

interface FailedProps {
  /** None if the answer had no price that can be shown. */
  error: ApiError | undefined;
  onRetry: () => void;
}

/** Why there are no prices: this browser may not see them, or the request failed (readings 10 and 34). */
export function NoPrices(failure: FailedProps) {
  return failure.error?.status === 404 ? <UnknownQuote /> : <Failed {...failure} />;
}

/** Three ways out: again, a person, the answers. Needs only the first texts, since more may not load either. */
function Failed({ error, onRetry }: FailedProps) {
  const { t } = useTexts('rates');
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('failure.title')}
        onRetry={onRetry}
        retryLabel={t('failure.retry')}
        actions={
          <>
            <LinkButton as={Link} to={paths.contactUs()}>
              {t('failure.agent')}
            </LinkButton>
            <LinkButton as={Link} to={paths.review()} variant="quiet">
              {t('overview.editQuote')}
            </LinkButton>
          </>
        }
      >
        {error ? tellFailure(t, error, t('failure.message')) : t('failure.message')}
      </FailurePanel>
    </Page>
  );
}

/** The id alone grants no access, so another browser sees no price here (reading 34). */
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
