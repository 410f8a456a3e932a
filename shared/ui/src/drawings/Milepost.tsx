import { land } from '../tokens/drawnColors';
import { color } from '../tokens/theme';

export type MilepostState = 'done' | 'current' | 'ahead';

const fills = {
  done: { plate: color.sign, ink: color.onSign, edge: color.sign },
  current: { plate: color.amber, ink: color.onAmber, edge: color.onAmber },
  ahead: { plate: color.paper, ink: color.ink, edge: land.post },
} as const;

/** A milepost by the road: a plate on a post, green with a check when done, amber and larger where you are. Decorative. */
export function Milepost({ state, number }: { state: MilepostState; number: number }) {
  const { plate, ink, edge } = fills[state];
  const width = state === 'current' ? 38 : 30;
  return (
    <svg width={width} height={(width * 46) / 30} viewBox="0 0 30 46" aria-hidden="true" focusable="false">
      <path d="M13 32h4v14h-4z" fill={land.post} />
      <rect x="1" y="1" width="28" height="31" rx="6" fill={plate} stroke={edge} strokeWidth="2" />
      {state === 'done' ? (
        <>
          <rect x="4" y="4" width="22" height="25" rx="3" fill="none" stroke={ink} opacity="0.6" />
          <path d="m9.5 16.5 4 4.5 7.5-9" fill="none" stroke={ink} strokeWidth="3" />
        </>
      ) : (
        <text x="15" y="22" textAnchor="middle" fill={ink} fontSize="16" fontWeight="800">
          {number}
        </text>
      )}
    </svg>
  );
}
