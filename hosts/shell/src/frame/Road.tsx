import { useEffect, useState } from 'react';
import { Link } from '@shared/federation/router';
import type { JourneyPosition } from '@shared/event-bus';
import { media, ProgressRoad, space } from '@shared/ui';
import { styled } from 'styled-components';
import { useShell } from '../boot/ShellContext';
import { useTexts } from '@shared/i18n';

/** The journey's progress as the remote in charge tells it; nothing where the bar is off (specification 2.2). */
export function Road() {
  const { bus } = useShell();
  const [position, setPosition] = useState<JourneyPosition | null>(null);
  useEffect(() => bus.on('journey:position-changed', setPosition), [bus]);
  return position && <RoadAt position={position} />;
}

/** The road for one position. */
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
    <Place>
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
    </Place>
  );
}

const Place = styled.div`
  width: 100%;
  max-width: 70rem;
  margin-inline: auto;
  padding: ${space(4)} ${space(4)} 0;
  ${media.tablet} {
    padding: ${space(5)} ${space(6)} 0;
  }
`;
