import { land } from '../tokens/drawnColors';
import { color } from '../tokens/theme';

/** The driver's picture, without a face: adult if over 21, else young, with a cap (spec 2.13). Decorative. */
export function DriverMark({ kind, size = 48 }: { kind: 'young' | 'adult'; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path fill={kind === 'young' ? land.clay : color.sign} d="M5 48c0-12 8-19 19-19s19 7 19 19z" />
      <path fill={land.skin} d="M14 18a10 10 0 0 1 20 0 10 10 0 0 1-20 0" />
      {kind === 'young' ? (
        <path fill={color.amber} d="M13 17c0-7 4-11 11-11s10 4 11 8h6c1 0 1 3 0 3z" />
      ) : (
        <path fill={land.tire} d="M14 15c0-7 4-11 10-11 7 0 10 4 10 11-6-3-14-3-20 0z" />
      )}
    </svg>
  );
}
