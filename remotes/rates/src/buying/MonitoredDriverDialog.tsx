import { useTexts } from '@shared/i18n';
import { Button, Dialog, Stack, Text } from '@shared/ui';
import { ProgramSteps } from './ProgramSteps';

interface Props {
  open: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

/** The requirements of the monitored-driver program, to accept before buying (specification 4, Buying). */
export function MonitoredDriverDialog({ open, onAccept, onCancel }: Props) {
  const { t } = useTexts('rates');
  return (
    <Dialog
      open={open}
      title={t('monitored.title')}
      closeLabel={t('transfer.close')}
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
      <Stack $gap={4}>
        <ProgramSteps />
        <Text>{t('monitored.body')}</Text>
      </Stack>
    </Dialog>
  );
}
