import type { ReactNode } from 'react';

/** Carriers with an emblem, by tag (spec section 9). */
export type CarrierTag = 'FCIC' | 'USHC' | 'USIC' | 'TXR' | 'IIC';

/** A route marker on a grid of 64. */
interface Emblem {
  ground: string;
  /** The outline, and the line just inside it. */
  sign: string;
  inset: string;
  mark: ReactNode;
}
interface EmblemProps {
  tag: string;
  size?: number;
  /** Its name; decorative without. */
  title?: string;
}

const emblems: Record<CarrierTag, Emblem> = {
  // A chevron in a circle.
  FCIC: {
    ground: '#0E5A5F',
    sign: 'M1 32a31 31 0 0 1 62 0 31 31 0 0 1-62 0',
    inset: 'M5.5 32a26.5 26.5 0 0 1 53 0 26.5 26.5 0 0 1-53 0',
    mark: <path d="m17 44 15-27 15 27h-9l-6-12-6 12z" />,
  },
  // Waves in a house.
  USHC: {
    ground: '#27407A',
    sign: 'M32 1 62 26v32a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V26z',
    inset: 'M32 7 57 28v28a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V28z',
    mark: (
      <path
        d="M14 44c6-6 12-6 18 0s12 6 18 0M14 34c6-6 12-6 18 0s12 6 18 0"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
      />
    ),
  },
  // Two peaks in a diamond.
  USIC: {
    ground: '#7A2E3A',
    sign: 'M27 2.5a7 7 0 0 1 10 0L61.5 27a7 7 0 0 1 0 10L37 61.5a7 7 0 0 1-10 0L2.5 37a7 7 0 0 1 0-10z',
    inset: 'M29 7.5a4 4 0 0 1 6 0L56.5 29a4 4 0 0 1 0 6L35 56.5a4 4 0 0 1-6 0L7.5 35a4 4 0 0 1 0-6z',
    mark: <path d="m13 39 14-20 7 10 4-5 13 15z" />,
  },
  // A lone star in a shield.
  TXR: {
    ground: '#1E2F3C',
    sign: 'M10 3c7 4 15 4 22-1 7 5 15 5 22 1l7 10c-4 5-4 10-2 17 4 17-8 28-27 33C13 58 1 47 5 30c2-7 2-12-2-17z',
    inset:
      'M11 8c7 3 14 3 21-2 7 5 14 5 21 2l4 6c-3 5-3 10-1 17 3 14-6 23-24 28C14 54 5 45 8 31c2-7 2-12-1-17z',
    mark: <path d="m32 16 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" fill="#F7B32B" />,
  },
  // A tunnel in an arch.
  IIC: {
    ground: '#4A5A1E',
    sign: 'M2 32a30 30 0 0 1 60 0v26a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5z',
    inset: 'M7 32a25 25 0 0 1 50 0v24a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z',
    mark: <path d="M17 52V34a15 15 0 0 1 30 0v18h-8V34a7 7 0 0 0-14 0v18z" />,
  },
};

const isKnown = (tag: string): tag is CarrierTag => Object.hasOwn(emblems, tag);

const plain: Emblem = {
  ground: '#4B5970',
  sign: 'M8 1h48a7 7 0 0 1 7 7v48a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7z',
  inset: 'M10 6h44a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z',
  mark: <path d="M20 14h24v22H20zM29 36h6v16h-6z" />,
};

/** A carrier's emblem in simple geometry of our own (no trademark is copied); a plain milepost for an unknown tag. */
export function CarrierEmblem({ tag, size = 48, title }: EmblemProps) {
  const { ground, sign, inset, mark } = isKnown(tag) ? emblems[tag] : plain;
  const naming =
    title === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': title };
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" focusable="false" {...naming}>
      <path d={sign} fill={ground} />
      <path d={inset} fill="none" stroke="#fff" strokeWidth="2.5" />
      <g fill="#fff">{mark}</g>
    </svg>
  );
}
