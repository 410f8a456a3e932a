import { sedan, SideView, type CarShape } from './SideView';
import { land } from '../tokens/drawnColors';
import { color } from '../tokens/theme';

type KnownBody = 'sedan' | 'suv' | 'pickup' | 'coupe' | 'van' | 'hatch';
/** Body shapes with a drawing; a car of unknown shape is shown from the front. */
export type CarBody = KnownBody | 'unknown';

const shapes: Record<KnownBody, CarShape> = {
  sedan,
  suv: {
    body: 'M5 39V16C5 8 9 4 16 4h55c4 0 7 2 9 4l12 12 17 3c4 1 6 4 6 8v8z',
    glass: 'M11 20c0-7 2-11 6-12h14v12zM35 8h17v12H35zM56 8h14c3 0 4 1 6 2l9 10H56z',
    lights: 'M112 26h-6v4h8c0-2-1-3-2-4z',
    wheels: [30, 91],
  },
  pickup: {
    body: 'M4 39V24c0-2 1-3 3-3h41V8c0-2 1-3 3-3h21c3 0 5 1 7 3l11 13 17 3c4 1 6 3 6 7v8z',
    glass: 'M54 9h16c2 0 3 1 4 2l8 10H54z',
    lights: 'M111 26h-6v4h8z',
    wheels: [28, 92],
  },
  coupe: {
    body: 'M5 39v-7c0-4 3-7 7-8l16-3 20-11c2-1 5-2 8-2h13c4 0 8 1 11 3l14 11 16 3c4 1 6 4 6 8v6z',
    glass: 'M40 20 52 13c2-1 3-1 5-1h6v8zM67 12h3c3 0 5 1 7 2l8 6H67z',
    lights: 'M112 27h-6v4h8c0-2-1-3-2-4z',
    wheels: [30, 91],
  },
  van: {
    body: 'M4 39V10c0-4 3-6 7-6h62c4 0 6 1 8 4l12 13 17 3c4 1 6 4 6 8v7z',
    glass: 'M9 20V9h23v11zM36 9h20v11H36zM60 9h11c3 0 4 1 6 3l7 8H60z',
    lights: 'M112 27h-6v4h8c0-2-1-3-2-4z',
    wheels: [29, 92],
  },
  hatch: {
    body: 'M7 39V25c0-3 1-6 3-8l10-11c2-1 4-2 7-2h38c4 0 7 1 9 4l12 12 22 3c5 1 7 4 7 8v8z',
    glass: 'M17 20 26 9c1-1 2-1 3-1h14v12zM47 8h17c3 0 4 1 6 2l9 10H47z',
    lights: 'M112 26h-6v4h8c0-2-1-3-2-4z',
    wheels: [31, 91],
  },
};

/** A car drawing, decorative because its name is next to it. */
export function CarDrawing({ body, width = 72 }: { body: CarBody; width?: number }) {
  return body === 'unknown' ? <FrontView width={width} /> : <SideView shape={shapes[body]} width={width} />;
}

function FrontView({ width }: { width: number }) {
  return (
    <svg width={width} height={(width * 2) / 5} viewBox="0 0 120 48" aria-hidden="true" focusable="false">
      <path fill={land.tire} d="M28 39h13v8H28zM79 39h13v8H79z" />
      <path
        fill={land.clay}
        d="M44 5h32c4 0 6 2 7 5l5 12c5 1 8 4 8 9v10H24V31c0-5 3-8 8-9l5-12c1-3 3-5 7-5z"
      />
      <path fill={land.glass} d="M46 9h28c2 0 3 1 4 3l3 9H39l3-9c1-2 2-3 4-3z" />
      <path fill={color.amber} d="M29 27h10v5H29zM81 27h10v5H81z" />
      <path fill={land.tire} d="M46 32h28v3H46z" />
    </svg>
  );
}
