import type { RangeSoFar } from '@shared/api-client/hooks';
import { color, media } from '@shared/ui';
import { styled } from 'styled-components';

const [WIDTH, HEIGHT, TOP, SIDE] = [280, 150, 46, 10];

/** A road from the first range, at the bottom, to the newest one. Its edges are the lowest and highest total. */
export function RangeRoad({ ranges }: { ranges: readonly RangeSoFar[] }) {
  const newest = ranges.at(-1);
  if (!newest) return null;
  const shown = ranges.length === 1 ? [newest, newest] : ranges;
  const most = Math.max(...shown.map(({ high }) => high));
  const x = (cents: number) => SIDE + (cents / most) * (WIDTH - 2 * SIDE);
  const y = (index: number) => HEIGHT - (index / (shown.length - 1)) * (HEIGHT - TOP);
  const edge = (end: 'low' | 'high') => shown.map((range, index) => `${x(range[end])},${y(index)}`);
  const middle = shown.map(({ low, high }, index) => `${x((low + high) / 2)},${y(index)}`);
  const sun = x((newest.low + newest.high) / 2);
  return (
    <Scene viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <circle cx={sun} cy={TOP} r="24" fill={color.amber} />
      <path fill="var(--ui-hill-far, currentColor)" d="M0 52c60-18 130-14 180-2s70 4 100-4v104H0z" />
      <path fill="var(--ui-hill-near, currentColor)" d="M0 84c80-14 150-8 280-2v68H0z" />
      <polygon
        fill="var(--ui-asphalt, var(--ui-ink))"
        points={[...edge('low'), ...edge('high').toReversed()].join(' ')}
      />
      <polyline
        fill="none"
        stroke={color.amber}
        strokeDasharray="9 7"
        strokeWidth="3"
        points={middle.join(' ')}
      />
      {(['low', 'high'] as const).map((end) => (
        <circle
          key={end}
          cx={x(newest[end])}
          cy={TOP}
          r="6"
          fill={color.amber}
          stroke={color.onAmber}
          strokeWidth="2"
        />
      ))}
    </Scene>
  );
}

const Scene = styled.svg`
  display: block;
  width: 100%;
  border-radius: 12px;
  background: var(--ui-sky, transparent);
  color: ${color.hairline};
  /* The list below has the figures. */
  ${media.forcedColors} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
