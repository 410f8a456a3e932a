import { useTexts } from '@shared/i18n';
import { Alert } from '@shared/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../boot/ShellContext';

/** Says that calls are being repeated, so that a busy button is not taken for a frozen one (ADR 0054). */
export function StillTrying() {
  const { t } = useTexts('common');
  const { transport } = useShell();
  const [isRepeating, setRepeating] = useState(false);
  useEffect(() => transport.onRepeating(setRepeating), [transport]);
  return isRepeating ? <Alert tone="info">{t('alert.repeating')}</Alert> : null;
}
