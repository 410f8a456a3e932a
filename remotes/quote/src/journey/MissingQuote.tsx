import { useStartOver } from '@shared/api-client/hooks';
import { paths } from '@shared/domain';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Button, FailurePanel, Page } from '@shared/ui';

/** The stored id opens no quote here: it is unknown, or was created with another browser's key (reading 34). */
export function MissingQuote() {
  const { t } = useTexts('quotes');
  const startOver = useStartOver();
  const navigate = useNavigate();
  const startNew = () => {
    startOver();
    void navigate(paths.start());
  };
  return (
    <Page $width="narrow">
      <FailurePanel
        title={t('load.missingTitle')}
        headingLevel={1}
        actions={
          <Button variant="primary" onClick={startNew}>
            {t('load.missingAction')}
          </Button>
        }
      >
        {t('load.missingBody')}
      </FailurePanel>
    </Page>
  );
}
