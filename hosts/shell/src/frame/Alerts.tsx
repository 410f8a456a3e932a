import { useCallback, useEffect, useState } from 'react';
import type { BusEvents } from '@shared/event-bus';
import { Alert, space } from '@shared/ui';
import { styled } from 'styled-components';
import { useShell } from '../boot/ShellContext';
import { useTexts } from '@shared/i18n';

type Request = BusEvents['alert:show-requested'];

/** Specification 9: an alert lasts 4 s; pointing at it or focusing it holds it (readings 21). */
const ALERT_MS = 4000;

/** The one place where alerts are drawn, whoever asks for them. A new one takes the place of the old. */
export function Alerts() {
  const { t } = useTexts('common');
  const { t: own } = useTexts('shell');
  const { bus } = useShell();
  const [alert, setAlert] = useState<(Request & { id: number }) | null>(null);
  const close = useCallback(() => setAlert(null), []);
  useEffect(
    () =>
      bus.on('alert:show-requested', (request) => {
        setAlert({ ...request, id: Date.now() });
        window.scrollTo({ top: 0, behavior: 'smooth' });
      }),
    [bus],
  );
  if (!alert) return null;
  return (
    <Place>
      <Alert
        key={alert.id}
        tone={alert.variant}
        clearAfterMs={ALERT_MS}
        onClose={close}
        closeLabel={own('closeAlert')}
      >
        {t(alert.textKey, alert.values ?? {})}
      </Alert>
    </Place>
  );
}

const Place = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  width: 100%;
  max-width: 70rem;
  margin-inline: auto;
  padding: ${space(2)} ${space(4)};
`;
