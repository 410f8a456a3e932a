import { useTexts } from '@shared/i18n';
import { Dialog, LoadingScreen } from '@shared/ui';

const stay = () => undefined;

/** 'Transferring you to a secure portal' (specification 2.9), without buttons while it runs. */
export function TransferDialog({ open }: { open: boolean }) {
  const { t } = useTexts('rates');
  return (
    <Dialog
      open={open}
      title={t('transfer.title')}
      closeLabel={t('transfer.close')}
      dismissible={false}
      onClose={stay}
    >
      <LoadingScreen title={t('overview.buying')} message={t('transfer.message')} />
    </Dialog>
  );
}
