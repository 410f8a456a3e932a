import { useApi } from '@shared/api-client/hooks';
import { loadOnce } from '@shared/federation/remote';
import { withTexts } from '@shared/i18n';
import { createElement, Suspense, useEffect, useState } from 'react';
import { stepTexts } from '../../journey/stepTexts';
import { offersTexts } from '../../locales/offersTexts';
import type { Said } from './Messages';

const messages = loadOnce(
  withTexts(
    stepTexts,
    withTexts(offersTexts, () => import('./Messages').then((part) => part.Messages)),
  ),
);

/** What stands above the screen: alerts, and that the service does not answer, or not yet. Its code loads with the first message. */
export function EmbedTop() {
  const { bus, transport } = useApi();
  const [said, say] = useState<Said>({ alert: null, isUnavailable: false, isRepeating: false });
  const [isThere, arrive] = useState(() => messages.now() !== undefined);
  const [hasSpoken, speak] = useState(false);
  useEffect(() => {
    const change = (part: Partial<Said>) => {
      say((before) => ({ ...before, ...part }));
      speak(true);
      void messages.fetch().then(
        () => arrive(true),
        () => undefined,
      );
    };
    const stops = [
      bus.on('alert:show-requested', (request) => change({ alert: { ...request } })),
      bus.on('api:availability-changed', ({ unavailable }) => change({ isUnavailable: unavailable })),
      transport.onRepeating((isRepeating) => change({ isRepeating })),
    ];
    return () => stops.forEach((stop) => stop());
  }, [bus, transport]);
  const Messages = messages.now();
  if (!isThere || !Messages || !hasSpoken) return null;
  const onClose = () => say((before) => ({ ...before, alert: null }));
  // Its texts in another language than the first embed's must not hide the screen.
  return <Suspense fallback={null}>{createElement(Messages, { ...said, onClose })}</Suspense>;
}
