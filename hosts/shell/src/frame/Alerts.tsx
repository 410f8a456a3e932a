import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { ALERT_DURATION_MS } from '@shared/domain';
import type { BusEvents } from '@shared/event-bus';
import { whenRendered } from '@shared/federation/page/whenRendered';
import { useTexts } from '@shared/i18n';
import { type AlertProps, fontSize, media, space } from '@shared/ui';
import { styled } from 'styled-components';
import { loadLateParts } from './LatePart';
import { useShell } from '../boot/ShellContext';
import { useInstance } from '../texts/TextsProvider';

interface AlertBox {
  Alert: ComponentType<AlertProps>;
  StillTrying: ComponentType;
}
let known: AlertBox | null = null;

/** Loaded after the first screen to keep its bytes low; no alert can occur before. */
export const loadAlertBox = (): Promise<AlertBox> => loadLateParts().then((parts) => (known = parts));

type Request = BusEvents['alert:show-requested'];

/** Scrolls without animation if reduced motion is requested (look.md). */
function scrollUp(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}

/**
 * The only place that shows alerts, from any sender. A new one replaces the old; hovering or focusing it pauses its
 * timer (reading 21). Above it, a line says when calls are being repeated.
 */
export function Alerts() {
  const { t } = useTexts('common');
  const { bus } = useShell();
  const texts = useInstance();
  const [alert, setAlert] = useState<(Request & { id: number }) | null>(null);
  const close = useCallback(() => setAlert(null), []);
  const [box, setBox] = useState(() => known);
  const bringBox = useCallback(() => {
    // A failed load is retried with the next alert.
    if (known === null) loadAlertBox().then(setBox, () => undefined);
  }, []);
  useEffect(() => whenRendered(bringBox), [bringBox]);
  useEffect(() => {
    const show = (request: Request) => {
      setAlert({ ...request, id: performance.now() });
      bringBox();
      scrollUp();
    };
    return bus.on('alert:show-requested', (request) => {
      // A remote from another release may name a text this shell lacks; showing no alert is better than a bare key.
      if (texts.exists(request.textKey)) show(request);
    });
  }, [bus, texts, bringBox]);
  return (
    <Place aria-label={t('alert.region')}>
      {box ? <box.StillTrying /> : null}
      {alert && box ? (
        <box.Alert
          key={alert.id}
          tone={alert.variant}
          clearAfterMs={ALERT_DURATION_MS}
          onClose={close}
          closeLabel={t('alert.dismiss')}
        >
          {t(alert.textKey, alert.values ?? {})}
        </box.Alert>
      ) : null}
    </Place>
  );
}

const Place = styled.section`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  /* Overlays the road, not the header's links or the heading, so the content does not move. */
  block-size: 0;
  width: 100%;
  max-width: 70rem;
  margin-inline: auto;
  padding-inline: ${space(2)};
  font-size: ${fontSize[14]};
  line-height: 1.4;
  & > * {
    margin-block-start: ${space(1)};
  }
  ${media.tablet} {
    padding-inline: ${space(4)};
    font-size: ${fontSize[17]};
  }
`;
