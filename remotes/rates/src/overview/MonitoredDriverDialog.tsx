import { MONITORING_MONTHS } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Button, Dialog, Text } from '@shared/ui';

interface Props {
  open: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

/** What the monitored-driver program asks of a driver, to be accepted before buying (specification 4, Buying). */
export function MonitoredDriverDialog({ open, onAccept, onCancel }: Props) {
  const { t } = useTexts('rates');
  return (
    <Dialog
      open={open}
      title={t('monitored.title')}
      closeLabel={t('overview.close')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="primary" onClick={onAccept}>
            {t('monitored.accept')}
          </Button>
          <Button onClick={onCancel}>{t('monitored.cancel')}</Button>
        </>
      }
    >
      <Text>{t('monitored.body', { months: MONITORING_MONTHS })}</Text>
    </Dialog>
  );
}
