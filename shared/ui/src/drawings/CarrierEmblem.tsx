import type { ReactNode } from 'react';

/** Carriers with an emblem, by tag (spec section 9). */
export type CarrierTag = 'FCIC' | 'USHC' | 'USIC' | 'TXR' | 'IIC';

interface Emblem {
  ground: string;
  mark: ReactNode;
}

const emblems: Record<CarrierTag, Emblem> = {
  // First chevron: two peaks with a road between.
  FCIC: { ground: '#0E5A5F', mark: <path d="M12 44 32 14l20 30H41L32 30 23 44z" fill="#fff" /> },
  // A roof over a square.
  USHC: { ground: '#27407A', mark: <path d="M10 32 32 13l22 19h-7v18H36V38h-8v12H17V32z" fill="#fff" /> },
  // A diamond with a diamond cut out.
  USIC: {
    ground: '#7A2E3A',
    mark: <path d="M32 9 55 32 32 55 9 32zM32 23l-9 9 9 9 9-9z" fillRule="evenodd" fill="#fff" />,
  },
  // A lone star on a band.
  TXR: {
    ground: '#1E2F3C',
    mark: (
      <path
        d="m32 11 5.6 13.3 14.4 1.2-11 9.4 3.4 14L32 41.4l-12.4 7.5 3.4-14-11-9.4 14.4-1.2z"
        fill="#F4B23E"
      />
    ),
  },
  // An arch on two pillars.
  IIC: {
    ground: '#4A5A1E',
    mark: <path d="M12 52V32a20 20 0 0 1 40 0v20H41V32a9 9 0 0 0-18 0v20z" fill="#fff" />,
  },
};

const isKnown = (tag: string): tag is CarrierTag => Object.hasOwn(emblems, tag);

/**
 * A carrier's emblem in simple geometry of our own (no trademark is copied). Unknown tags get a plain milepost.
 * Decorative unless `title` is set.
 */
export function CarrierEmblem({ tag, size = 48, title }: { tag: string; size?: number; title?: string }) {
  const emblem = isKnown(tag) ? emblems[tag] : fallback;
  const naming =
    title === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': title };
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" focusable="false" {...naming}>
      <rect width="64" height="64" rx="12" fill={emblem.ground} />
      {emblem.mark}
    </svg>
  );
}

const fallback: Emblem = {
  ground: '#51616E',
  mark: <path d="M20 14h24v22H20zM29 36h6v16h-6z" fill="#fff" />,
};
