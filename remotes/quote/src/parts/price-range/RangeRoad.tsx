import type { RangeSoFar } from '@shared/api-client/hooks';
import { formatDollars } from '@shared/domain';
import { color, fontSize, media, space } from '@shared/ui';
import { styled } from 'styled-components';
import { roadOf, ROAD } from './roadOf';

/** A road from the first range, at its foot, to the newest one. Its edges are the lowest and highest total. */
export function RangeRoad({ ranges }: { ranges: readonly RangeSoFar[] }) {
  const { low, high, middle, sun, newest, most } = roadOf(ranges);
  if (!newest) return null;
  return (
    <Figure aria-hidden="true">
      <Scene viewBox={`0 0 ${ROAD.width} ${ROAD.height}`} focusable="false">
        <circle cx={sun} cy={ROAD.sun} r="22" fill={color.amber} />
        <path fill="var(--ui-hill-far, currentColor)" d="M0 46c60-18 130-14 180-2s70 4 100-4v130H0z" />
        <path fill="var(--ui-hill-near, currentColor)" d="M0 78c80-14 150-8 280-2v94H0z" />
        <Ahead x1={newest.low} y1={newest.y} x2={sun} y2={ROAD.sun} />
        <Ahead x1={newest.high} y1={newest.y} x2={sun} y2={ROAD.sun} />
        <polygon fill="var(--ui-asphalt, var(--ui-ink))" points={[...low, ...high.toReversed()].join(' ')} />
        <polyline
          fill="none"
          stroke={color.amber}
          strokeDasharray="9 7"
          strokeWidth="3"
          points={middle.join(' ')}
        />
        <Edge points={low.join(' ')} />
        <Edge points={high.join(' ')} />
        <Post x={newest.low} y={newest.y} />
        <Post x={newest.high} y={newest.y} />
      </Scene>
      <Ends>
        <span>$0</span>
        <span>{formatDollars(most)}</span>
      </Ends>
    </Figure>
  );
}

/** Where the newest range is. */
const Post = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r="6" fill={color.amber} stroke={color.onAmber} strokeWidth="2" />
);

const Figure = styled.div`
  display: grid;
  gap: ${space(1)};
  /* The list has the figures. */
  ${media.forcedColors} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
const Scene = styled.svg`
  display: block;
  width: 100%;
  border-radius: 12px;
  background: var(--ui-sky, transparent);
  color: ${color.hairline};
`;
/** Where the road leads if the range goes on narrowing. */
const Ahead = styled.line`
  stroke: ${color.ink};
  stroke-width: 1.5px;
  stroke-dasharray: 3 4;
`;
const Edge = styled.polyline`
  fill: none;
  stroke: ${color.paper};
  stroke-width: 2px;
`;
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.muted};
  font-size: ${fontSize[14]};
`;
