import { MONITORING_MONTHS } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Button, Dialog, InfoIcon, Stack, Text } from '@shared/ui';
import { memo, useState } from 'react';

const PARTS = ['enroll', 'drive', 'rate'] as const;
const LENGTH = { months: MONITORING_MONTHS };

/** Explains the monitored driver program in a dialog (specification 2.7). */
export const MonitoredProgram = memo(function MonitoredProgram() {
  const { t } = useTexts('drivers');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="quiet" icon={<InfoIcon size={20} />} onClick={() => setOpen(true)}>
        {t('monitored.open')}
      </Button>
      <Dialog
        open={open}
        title={t('monitored.title')}
        onClose={close}
        closeLabel={t('monitored.close')}
        actions={
          <Button variant="primary" onClick={close}>
            {t('monitored.close')}
          </Button>
        }
      >
        <Stack $gap={4}>
          <Text>{t('monitored.body', LENGTH)}</Text>
          {PARTS.map((part) => (
            <Text key={part}>
              <strong>{t(`monitored.${part}`)}.</strong> {t(`monitored.${part}Body`, LENGTH)}
            </Text>
          ))}
        </Stack>
      </Dialog>
    </div>
  );
});
