import { useMoreTexts, useTexts } from '@shared/i18n';
import { Button, Dialog } from '@shared/ui';
import { buyingTexts } from '../locales/buyingTexts';
import { ProgramSteps } from './ProgramSteps';

/** The monitored-driver explainer (specification 2.9). */
export function ProgramDialog({ onClose }: { onClose: () => void }) {
  useMoreTexts(buyingTexts);
  const { t } = useTexts('rates');
  return (
    <Dialog
      open
      title={t('program.title')}
      closeLabel={t('transfer.close')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('program.close')}
        </Button>
      }
    >
      <ProgramSteps />
    </Dialog>
  );
}
