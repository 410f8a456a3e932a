import { useTexts } from '@shared/i18n';
import { Button, InfoIcon } from '@shared/ui';
import { useState } from 'react';
import { ProgramDialog } from '../buying/parts';

/** Opens the monitored-driver explainer (specification 2.9). */
export function MonitoredProgram() {
  const { t } = useTexts('rates');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" icon={<InfoIcon size={20} />} onClick={() => setOpen(true)}>
        {t('carrier.program')}
      </Button>
      {open ? <ProgramDialog with={{ onClose: () => setOpen(false) }} /> : null}
    </div>
  );
}
