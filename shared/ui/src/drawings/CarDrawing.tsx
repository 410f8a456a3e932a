import { lineDrawing } from './lineDrawing';

type SideView = 'sedan' | 'suv' | 'pickup' | 'coupe' | 'van' | 'hatch';
/** Body shapes with a drawing; a car of unknown shape is shown from the front. */
export type CarBody = SideView | 'unknown';

interface Shape {
  body: string;
  glass: string;
  wheels: readonly [number, number];
}

// Side views on a 64 x 40 grid, ground line at y = 33, wheels of radius 5.
const shapes: Record<SideView, Shape> = {
  sedan: {
    body: 'M5 29v-6.5c0-1.5 1-2.5 2.5-2.8L17 18l7-7.5c.8-.9 1.8-1.5 3-1.5h11c1.3 0 2.4.5 3.3 1.4L48.5 18l7.5 1.5c2 .4 3 1.5 3 3.5v6',
    glass: 'M20.5 18 26 12h6v6zM35.5 12H38l5.5 6h-8z',
    wheels: [17, 47],
  },
  suv: {
    body: 'M5 29V18.5c0-1.6 1-2.7 2.5-3L12 14.5 17 8c.7-.9 1.7-1.5 3-1.5h24c1.5 0 2.6.9 3.2 2.2L51 17l5.5 1.3c1.7.4 2.5 1.6 2.5 3.2V29',
    glass: 'M15.5 15.5 20 10h9v5.5zM32.5 10h11l2.8 5.5H32.5z',
    wheels: [17, 47],
  },
  pickup: {
    body: 'M4 29V19h21.5V9.5c0-1.5 1-2.5 2.5-2.5h11c1.2 0 2.2.6 2.9 1.5L48 17.5l8 1.4c2 .4 3 1.6 3 3.6V29M25.5 19H4',
    glass: 'M29.5 17.5v-7h8.5l5 7z',
    wheels: [15, 48],
  },
  coupe: {
    body: 'M5 29v-4.5c0-1.8 1-3 2.7-3.3L16 19.5l9-6.7c1.2-.9 2.6-1.3 4-1.3h8c1.7 0 3.2.6 4.4 1.7L48 19l8.3 1.8c1.8.4 2.7 1.6 2.7 3.4V29',
    glass: 'M22 19.5l6.3-4.7h4.2v4.7zM36 14.8h1.5c1 0 1.8.3 2.5 1l4 3.7h-8z',
    wheels: [17, 47],
  },
  van: {
    body: 'M5 29V9.5C5 7.5 6.2 6.5 8 6.5h29c1.7 0 3 .6 4.1 1.9L50 18l6.3 1.5c1.8.4 2.7 1.5 2.7 3.3V29',
    glass: 'M9.5 17v-6.5h11V17zM24.5 10.5H36c.8 0 1.5.3 2 .9l5 5.6H24.5z',
    wheels: [16, 47],
  },
  hatch: {
    body: 'M5 29v-8.5c0-1.4.4-2.7 1.3-3.8L14 9.3c.9-1.2 2-1.8 3.5-1.8h17c1.5 0 2.8.5 3.9 1.6L46 17.5l8.5 1.6c3 .6 4.5 1.8 4.5 4V29',
    glass: 'M13.5 17.5l4.8-6.5h6.2v6.5zM28 11h6.5c.8 0 1.4.3 2 .8l5 5.7H28z',
    wheels: [18, 46],
  },
};

/** A car drawing, decorative because its name is next to it. */
export function CarDrawing({ body, width = 64 }: { body: CarBody; width?: number }) {
  return (
    <svg width={width} height={(width * 40) / 64} viewBox="0 0 64 40" {...lineDrawing}>
      {body === 'unknown' ? <FrontView /> : <SideView {...shapes[body]} />}
    </svg>
  );
}

function SideView({ body, glass, wheels: [rear, front] }: Shape) {
  return (
    <>
      <path d={glass} stroke="none" fill="var(--ui-road)" />
      <path d={body} />
      <path
        d={`M5 29h${rear - 11.5}M${rear + 6.5} 29h${front - rear - 13}M${front + 6.5} 29h${52.5 - front}`}
      />
      <circle cx={rear} cy="29" r="4.5" />
      <circle cx={front} cy="29" r="4.5" />
    </>
  );
}

function FrontView() {
  return (
    <>
      <path d="m22.5 17.5 3-6.5h13l3 6.5z" stroke="none" fill="var(--ui-road)" />
      <path d="M15 29.5v-6.3c0-1.7.9-3 2.4-3.7l2.6-1.2 3.2-8.1c.6-1.4 1.6-2.2 3-2.2h11.6c1.4 0 2.4.8 3 2.2l3.2 8.1 2.6 1.2c1.5.7 2.4 2 2.4 3.7v6.3z" />
      <path d="M19 23.5h4.5M40.5 23.5H45M28 25.5h8M17 29.5v4h5v-4M42 29.5v4h5v-4" />
    </>
  );
}
