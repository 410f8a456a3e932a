import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden, visuallyHidden } from './VisuallyHidden';
import { Milepost, type MilepostState } from '../drawings/Milepost';
import { land } from '../tokens/drawnColors';
import { color, fontSize, media, space } from '../tokens/theme';

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
  /** Where the car is, 0 to 100; default: the current step's position. */
  percent?: number;
  /** '2 of 4', after the current step's name. */
  stepText: string;
  /** Appended to a completed step's name: '(done)'. */
  doneText: string;
  /** Wraps a completed step in a link back to it. */
  renderLink?: (step: RoadStep, content: ReactNode) => ReactNode;
}

/** In a file of its own, since the first screen's scripts have a ceiling. */
const CAR = String(new URL('../assets/car.svg', import.meta.url));

/** Progress as a drive along a road with a milepost per step; the car is at the current one, which is lit. */
export function ProgressRoad(props: ProgressRoadProps) {
  const { label, steps, currentId, stepText, doneText, renderLink } = props;
  const at = steps.findIndex((step) => step.id === currentId);
  const percent = props.percent ?? steps[at]?.percent ?? 0;
  return (
    <Nav aria-label={label}>
      <Lane percent={percent} />
      <Car $at={percent} src={CAR} width={78} height={31} />
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
              {linked(
                step,
                state,
                renderLink,
                <Sign>
                  <Name $state={state}>
                    {step.label}
                    {state === 'current' ? <Count>, {stepText}</Count> : null}
                    {state === 'done' ? <VisuallyHidden> {doneText}</VisuallyHidden> : null}
                  </Name>
                  <Milepost state={state} number={index + 1} />
                </Sign>,
              )}
            </Post>
          );
        })}
      </Posts>
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

/** The lane's dashes, amber where you have been; an attribute sets how far, since the CSP forbids inline styles. */
function Lane({ percent }: { percent: number }) {
  const dashes = { x1: '-2000', y1: '1', y2: '1', strokeWidth: 2, strokeDasharray: '22 18' };
  return (
    <Line width="100%" height="2" aria-hidden="true" focusable="false">
      <line {...dashes} x2="200%" stroke={land.post} />
      <line {...dashes} x2={`${percent}%`} stroke={color.amber} />
    </Line>
  );
}

const Nav = styled.nav`
  position: relative;
  height: 100%;
  font-size: ${fontSize[14]};
`;
const Line = styled.svg`
  position: absolute;
  inset-block-end: 8px;
  overflow: visible;
`;
/** Drives up to its post, or waits just past the first one, where there is no room before it. */
const Car = styled.img.attrs({ alt: '' })<{ $at: number }>`
  position: absolute;
  inset-block-end: 3px;
  inset-inline-start: ${({ $at }) => `max(${$at}% - 104px, min(${$at}% + 30px, 72px))`};
  transition: inset-inline-start 600ms ease-out;
  ${media.phoneOnly} {
    inset-inline-start: ${({ $at }) => `max(${$at}% - 82px, min(${$at}% + 22px, 48px))`};
    width: 54px;
    height: 22px;
  }
  ${media.forcedColors} {
    display: none;
  }
`;
const Posts = styled.ol`
  position: absolute;
  inset: 0;
  list-style: none;
`;
const Post = styled.li<{ $at: number; $last: boolean }>`
  position: absolute;
  inset-block-end: 15px;
  inset-inline-start: clamp(15px, ${({ $at }) => $at}%, calc(100% - 19px));
  display: grid;
  width: 0;
  justify-content: ${({ $last }) => ($last ? 'end' : 'center')};
  ${({ $last }) => ($last ? 'translate: 19px;' : '')}
  ${media.phoneOnly} {
    /* A name in the middle of the first post would leave the page. */
    &:first-child {
      justify-content: start;
      translate: -15px;
    }
  }
  & > a {
    position: relative;
    border-radius: 6px;
    color: inherit;
    text-decoration: none;
    /* A milepost is smaller than a fingertip, so its click target is larger. */
    &::before {
      content: '';
      position: absolute;
      inset: -4px -10px -2px;
    }
  }
  & > a:hover {
    text-decoration: underline;
  }
`;
const Sign = styled.span`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  li:last-child > & {
    justify-items: end;
  }
  ${media.phoneOnly} {
    li:first-child & {
      justify-items: start;
    }
    gap: 2px;
    & > svg {
      width: 26px;
      height: 40px;
    }
    li[aria-current] > & > svg {
      width: 30px;
      height: 46px;
    }
  }
`;
/** Left out where all steps are named side by side and have little room. */
const Count = styled.span`
  @media (min-width: 37.5em) and (max-width: 59.999em) {
    ${visuallyHidden}
  }
`;
/** On a phone only the current step is named. */
const Name = styled.span<{ $state: MilepostState }>`
  line-height: 1.5rem;
  white-space: nowrap;
  color: ${color.ink};
  font-weight: ${({ $state }) => ($state === 'current' ? 800 : 600)};
  ${media.phoneOnly} {
    ${({ $state }) => ($state === 'current' ? '' : visuallyHidden)}
  }
`;
