import { useEffect, useState } from 'react';
import { hasRoad } from '@shared/domain';
import { Link, useLocation } from 'react-router-dom';
import type { JourneyPosition } from '@shared/event-bus';
import { ProgressRoad, RoadStrip } from '@shared/ui';
import { useShell } from '../boot/ShellContext';
import { useTexts } from '@shared/i18n';

/**
 * The progress bar, for the position that the current remote reports (specification 2.2). The route alone decides on its
 * space, so that the screen does not move when remote and quote have loaded.
 */
export function Road() {
  const { bus } = useShell();
  const { pathname } = useLocation();
  const [position, setPosition] = useState<JourneyPosition | null>(null);
  useEffect(() => bus.on('journey:position-changed', setPosition), [bus]);
  if (!hasRoad(pathname)) return null;
  return <RoadStrip>{position && <RoadAt position={position} />}</RoadStrip>;
}

/** The bar for one position; nothing if the position has no step. */
export function RoadAt({ position }: { position: JourneyPosition }) {
  const { t } = useTexts('common');
  const { t: own } = useTexts('shell');
  if (!position.journey || position.step === null || position.percent === null) return null;
  const steps = position.steps.map(({ id, labelKey, percent, path }, index) => ({
    id,
    label: t(labelKey),
    percent: percent ?? Math.round(((index + 1) / position.steps.length) * 100),
    path,
  }));
  const at = steps.findIndex(({ id }) => id === position.step);
  return (
    <ProgressRoad
      label={own('progress')}
      steps={steps}
      currentId={position.step}
      percent={position.percent}
      stepText={own('stepText', { step: at + 1, of: steps.length })}
      doneText={own('stepDone')}
      renderLink={(step, content) => {
        const path = steps.find(({ id }) => id === step.id)?.path;
        return path ? <Link to={path}>{content}</Link> : content;
      }}
    />
  );
}
