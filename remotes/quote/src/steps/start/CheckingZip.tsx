import { useTexts } from '@shared/i18n';
import { LoadingScreen } from '@shared/ui';

/** Shown while coverage is checked and the quote is created (specification 2.3). */
export function CheckingZip({ zip, isCreating }: { zip: string; isCreating: boolean }) {
  const { t } = useTexts('quotes');
  return (
    <LoadingScreen
      title={isCreating ? t('start.creating') : t('start.checking')}
      message={t('start.checkingDetail', { zip })}
    />
  );
}
