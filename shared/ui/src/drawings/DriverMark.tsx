import { lineDrawing } from './lineDrawing';

/** The driver's avatar: adult if over 21, else young (spec 2.13). Decorative. */
export function DriverMark({ kind, size = 48 }: { kind: 'young' | 'adult'; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" {...lineDrawing}>
      <circle cx="24" cy="24" r="22" fill="var(--ui-road-soft)" stroke="none" />
      <circle cx="24" cy="18.5" r="7.5" />
      {kind === 'young' ? (
        <path
          d="M15.5 17c0-5.5 3.5-9 8.5-9s8 3 8.5 6.5h5.5c1 0 1 2.5 0 2.5z"
          fill="var(--ui-road)"
          stroke="none"
        />
      ) : (
        <path
          d="M15.5 19c-1-7 3-11 8.5-11 6 0 9.5 4 8.5 11-1-3.5-2-5-3.5-6-3 2-8 2.5-11 1.5-1.5 1-2 2.5-2.5 4.5z"
          fill="var(--ui-road)"
          stroke="none"
        />
      )}
      <path d="M10 40c1-7.5 6.5-11 14-11s13 3.5 14 11" />
      <path d="m20 29.5 4 4.5 4-4.5" stroke="var(--ui-road)" />
    </svg>
  );
}
