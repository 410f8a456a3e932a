import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden';
import { Milepost, type MilepostState } from '../drawings/Milepost';
import { color, fontSize, media, motion, space } from '../tokens/theme';

export interface RoadStep {
  id: string;
  label: string;
  /** Position of its milepost, 0 to 100 (spec section 9). */
  percent: number;
}
export interface ProgressRoadProps {
  /** Accessible name of the navigation: 'Your progress'. */
  label: string;
  steps: readonly RoadStep[];
  currentId: string;
  /** Completed length of the road; default: the current step's position. */
  percent?: number;
  /** 'Step 2 of 4', shown on a phone with the step's name. */
  stepText: string;
  /** Appended to a completed step's name: '(done)'. */
  doneText: string;
  /** Wraps a completed step in a link back to it. */
  renderLink?: (step: RoadStep, content: ReactNode) => ReactNode;
}

/** Progress as a road with a milepost per step; the current one is lit. */
export function ProgressRoad(props: ProgressRoadProps) {
  const { label, steps, currentId, stepText, doneText, renderLink } = props;
  const at = steps.findIndex((step) => step.id === currentId);
  const percent = props.percent ?? steps[at]?.percent ?? 0;
  return (
    <Nav aria-label={label}>
      <Where>
        <span>{steps[at]?.label}</span>
        <Quiet>{stepText}</Quiet>
      </Where>
      <Road>
        <Asphalt percent={percent} />
        <Posts>
          {steps.map((step, index) => {
            const state = stateOf(index, at);
            return (
              <Post
                key={step.id}
                $at={step.percent}
                $last={index === steps.length - 1}
                aria-current={state === 'current' ? 'step' : undefined}
              >
                {linked(step, state, renderLink, <PostContent {...{ step, state, index, doneText }} />)}
              </Post>
            );
          })}
        </Posts>
      </Road>
    </Nav>
  );
}

const stateOf = (index: number, at: number): MilepostState =>
  index < at ? 'done' : index === at ? 'current' : 'ahead';

const linked = (
  step: RoadStep,
  state: MilepostState,
  renderLink: ProgressRoadProps['renderLink'],
  content: ReactNode,
): ReactNode => (state === 'done' && renderLink !== undefined ? renderLink(step, content) : content);

interface PostContentProps {
  step: RoadStep;
  state: MilepostState;
  index: number;
  doneText: string;
}

function PostContent({ step, state, index, doneText }: PostContentProps) {
  return (
    <Sign>
      <Milepost state={state} number={index + 1} />
      <Name $state={state}>{step.label}</Name>
      {state === 'done' ? <VisuallyHidden> {doneText}</VisuallyHidden> : null}
    </Sign>
  );
}

/** The road; an attribute sets its completed part, since the CSP forbids inline styles. */
function Asphalt({ percent }: { percent: number }) {
  return (
    <Surface width="100%" height="10" aria-hidden="true" focusable="false">
      <rect width="100%" height="10" rx="5" fill={color.hairline} />
      <rect width={`${percent}%`} height="10" rx="5" fill={color.road} />
      <line x1="6" x2="100%" y1="5" y2="5" stroke={color.paper} strokeWidth="1.5" strokeDasharray="8 8" />
    </Surface>
  );
}

const Nav = styled.nav`
  display: grid;
  gap: ${space(2)};
`;
const Where = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  font-weight: 600;
  ${media.tablet} {
    display: none;
  }
`;
const Quiet = styled.span`
  color: ${color.muted};
  font-weight: 400;
`;
const Road = styled.div`
  position: relative;
  padding-block-start: 1.75rem;
  ${media.tablet} {
    padding-block-end: 1.75rem;
  }
`;
const Surface = styled.svg`
  & rect {
    transition: width ${motion};
  }
`;
const Posts = styled.ol`
  position: absolute;
  inset: 0;
  list-style: none;
`;
const Post = styled.li<{ $at: number; $last: boolean }>`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: clamp(12px, ${({ $at }) => $at}%, calc(100% - 12px));
  display: grid;
  width: 0;
  justify-content: ${({ $last }) => ($last ? 'end' : 'center')};
  ${({ $last }) => ($last ? 'translate: 12px;' : '')}
  & > a {
    position: relative;
    border-radius: 6px;
    color: inherit;
    /* A milepost is smaller than a fingertip, so its click target is larger. */
    &::before {
      content: '';
      position: absolute;
      inset: -8px -10px -6px;
    }
  }
`;
const Sign = styled.span`
  display: grid;
  justify-items: center;
  gap: 14px;
  li:last-child > & {
    justify-items: end;
  }
`;
const Name = styled.span<{ $state: MilepostState }>`
  font-size: ${fontSize[14]};
  line-height: 1.25rem;
  white-space: nowrap;
  color: ${({ $state }) => ($state === 'current' ? color.ink : color.muted)};
  font-weight: ${({ $state }) => ($state === 'current' ? 600 : 400)};
  ${media.phoneOnly} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
