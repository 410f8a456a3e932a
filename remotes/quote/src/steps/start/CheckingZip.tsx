import { useTexts } from '@shared/i18n';
import { LoadingScreen } from '@shared/ui';

/** While the coverage check runs, and then the quote is made (specification 2.3). */
export function CheckingZip({ zip, isCreating }: { zip: string; isCreating: boolean }) {
  const { t } = useTexts('quotes');
  return (
    <LoadingScreen
      title={isCreating ? t('start.creating') : t('start.checking')}
      message={t('start.checkingDetail', { zip })}
    />
  );
}
