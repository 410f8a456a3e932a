import { useTexts } from '@shared/i18n';
import { ConfirmDialog } from '@shared/ui';

/** Asks before a new ZIP replaces the stored quote (reading 18). */
export function ReplaceQuote({ onReplace, onKeep }: { onReplace: () => void; onKeep: () => void }) {
  const { t } = useTexts('quotes');
  return (
    <ConfirmDialog
      open
      title={t('replace.title')}
      confirmLabel={t('replace.confirm')}
      cancelLabel={t('replace.cancel')}
      closeLabel={t('replace.close')}
      onConfirm={onReplace}
      onCancel={onKeep}
    >
      {t('replace.body')}
    </ConfirmDialog>
  );
}
