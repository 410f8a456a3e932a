import type { ReactNode } from 'react';
import { lineDrawing } from './lineDrawing';

export interface IconProps {
  /** Side in px; default 24. */
  size?: number;
}

/** A decorative 2 px line icon on a 24 grid in the text color. Its meaning is always also given as text. */
export function makeIcon(paths: ReactNode) {
  return function Icon({ size = 24 }: IconProps) {
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" {...lineDrawing}>
        {paths}
      </svg>
    );
  };
}
