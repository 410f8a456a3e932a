import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { FailurePanel, LinkButton, Page } from '@shared/ui';

/** A moratorium stops every carrier here; nothing in the quote needs fixing. */
export function NewBusinessStopped() {
  const { t } = useTexts('rates');
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('stopped.title')}
        actions={
          <LinkButton as={Link} to={paths.contactUs()} variant="primary">
            {t('failure.agent')}
          </LinkButton>
        }
      >
        {t('stopped.body')}
      </FailurePanel>
    </Page>
  );
}
