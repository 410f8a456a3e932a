import type { RangeSoFar } from '@shared/api-client/hooks';
import { formatDollars } from '@shared/domain';
import { color, fontSize, media, space } from '@shared/ui';
import { styled } from 'styled-components';

/** The drawing, in its own units. The newest range is no higher than `top`, the sun above it. */
export const ROAD = { width: 280, height: 170, foot: 22, top: 70, most: 34, sun: 34 } as const;
const SUN_SIDE = 24;
/** The axis ends at a whole multiple of this, in cents. */
const STEP = 50_000;

type Range = Pick<RangeSoFar, 'low' | 'high'>;

/** Dollars run across the whole width from $0 to `most`; ranges run up from the foot, the oldest first. */
export function roadOf(ranges: readonly Range[]) {
  const most = Math.ceil(Math.max(1, ...ranges.map(({ high }) => high)) / STEP) * STEP;
  const x = (cents: number): number => (cents / most) * ROAD.width;
  const first = ROAD.height - ROAD.foot;
  const gap = Math.min(ROAD.most, (first - ROAD.top) / Math.max(1, ranges.length - 1));
  const rows = ranges.map(({ low, high }, index) => ({ low: x(low), high: x(high), y: first - index * gap }));
  // The road comes in from the lower edge as wide as the first range.
  const road = [...rows.slice(0, 1).map((row) => ({ ...row, y: ROAD.height })), ...rows];
  const newest = rows.at(-1);
  const center = newest ? (newest.low + newest.high) / 2 : 0;
  return {
    most,
    newest,
    low: road.map(({ low, y }) => `${low},${y}`),
    high: road.map(({ high, y }) => `${high},${y}`),
    middle: road.map(({ low, high, y }) => `${(low + high) / 2},${y}`),
    sun: Math.min(Math.max(center, SUN_SIDE), ROAD.width - SUN_SIDE),
  };
}

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
