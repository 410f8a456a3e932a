import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { land } from '../tokens/drawnColors';
import { media, space } from '../tokens/theme';

/** The height of the strip on a phone and otherwise: the post, and a step's name above it. */
const HEIGHTS = { phone: 'calc(62px + 1.5rem)', wide: 'calc(84px + 1.5rem)' } as const;

/**
 * The land with the road at its foot, across the page. `children`: what stands beside the road, over the page's width.
 * Its height never depends on them, so nothing moves when they come.
 */
export function RoadStrip({ children }: { children?: ReactNode }) {
  return (
    <Strip data-screen-only>
      <Land viewBox="0 0 1280 92" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path fill="var(--ui-hill-far)" d="M0 60c120-40 240-36 380-14s260-34 420-22 300-22 480 8v60H0z" />
        <path fill="var(--ui-hill-near)" d="M0 76c160-24 300-18 460-6s300-18 440-8 260-8 380 2v28H0z" />
      </Land>
      <Beside>{children}</Beside>
    </Strip>
  );
}

const Strip = styled.div`
  position: relative;
  height: ${HEIGHTS.phone};
  overflow-x: clip;
  background: var(--ui-sky);
  ${media.tablet} {
    height: ${HEIGHTS.wide};
  }
  /* The road itself. */
  &::after {
    content: '';
    position: absolute;
    z-index: 0;
    inset: auto 0 0;
    height: 18px;
    background: ${land.asphalt};
  }
  ${media.forcedColors} {
    & > svg {
      display: none;
    }
    &::after {
      height: 0;
      border-block-end: 2px solid CanvasText;
    }
  }
`;
const Land = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 70px;
  ${media.tablet} {
    height: 92px;
  }
`;
const Beside = styled.div`
  position: relative;
  z-index: 1;
  height: 100%;
  max-width: 70rem;
  margin-inline: auto;
  padding-inline: ${space(4)};
  ${media.tablet} {
    padding-inline: ${space(6)};
  }
`;
