import { land } from '../tokens/drawnColors';
import { color } from '../tokens/theme';

/** A car from the side, driving right, on a grid of 120 x 48. */
export interface CarShape {
  body: string;
  glass: string;
  lights: string;
  /** Where its wheels touch the road. */
  wheels: readonly [number, number];
}

export const sedan: CarShape = {
  body: 'M5 39v-9c0-4 3-6 7-7l17-3L42 8c2-2 4-3 8-3h24c4 0 7 1 9 4l12 11 15 3c4 1 6 4 6 8v8z',
  glass: 'M35 20 46 10c1-1 2-1 4-1h9v11zM63 9h10c3 0 5 1 6 2l9 9H63z',
  lights: 'M113 26h-6v4h8c0-2-1-3-2-4z',
  wheels: [30, 91],
};

const circle = (x: number, radius: number): string =>
  `M${x - radius} 38a${radius} ${radius} 0 0 1 ${2 * radius} 0 ${radius} ${radius} 0 0 1-${2 * radius} 0`;

/** A car of one shape. Decorative. */
export function SideView({ shape, width }: { shape: CarShape; width: number }) {
  const { body, glass, lights, wheels } = shape;
  const at = (radius: number) => wheels.map((x) => circle(x, radius)).join('');
  return (
    <svg width={width} height={(width * 2) / 5} viewBox="0 0 120 48" aria-hidden="true" focusable="false">
      <path fill={land.clay} d={body} />
      <path fill={land.glass} d={glass} />
      <path fill={color.amber} d={lights} />
      <path fill={land.tire} d={at(9.5)} />
      <path fill={land.hub} d={at(4)} />
    </svg>
  );
}
