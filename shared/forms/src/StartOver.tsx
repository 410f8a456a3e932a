import { useStartOver } from '@shared/api-client/hooks';
import { paths } from '@shared/domain';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Button, ConfirmDialog } from '@shared/ui';
import { useState } from 'react';

/** Clears everything after a confirmation (specification 8, start over). */
export function StartOver() {
  const { t } = useTexts('common');
  const [asking, setAsking] = useState(false);
  const startOver = useStartOver();
  const navigate = useNavigate();
  const erase = () => {
    startOver();
    void navigate(paths.start());
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('actions.start_over')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('start_over.title')}
        confirmLabel={t('start_over.confirm')}
        cancelLabel={t('start_over.cancel')}
        closeLabel={t('actions.close')}
        onConfirm={erase}
        onCancel={() => setAsking(false)}
      >
        {t('start_over.body')}
      </ConfirmDialog>
    </>
  );
}
