import { useTexts } from '@shared/i18n';
import { Button, Dialog, InfoIcon, Stack, Text } from '@shared/ui';
import { useState } from 'react';

const PARTS = ['enroll', 'drive', 'rate'] as const;

/** What a monitored driver program is, on demand (specification 2.7). */
export function MonitoredProgram() {
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
          <Text>{t('monitored.body')}</Text>
          {PARTS.map((part) => (
            <Text key={part}>
              <strong>{t(`monitored.${part}`)}.</strong> {t(`monitored.${part}Body`)}
            </Text>
          ))}
        </Stack>
      </Dialog>
    </div>
  );
}
