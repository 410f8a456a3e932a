import { color } from '../tokens/theme';

export type MilepostState = 'done' | 'current' | 'ahead';

const fills = {
  done: { plate: color.road, ink: color.onRoad, edge: color.road },
  current: { plate: color.amber, ink: color.onAmber, edge: color.ink },
  ahead: { plate: color.paper, ink: color.muted, edge: color.line },
} as const;

/** A milepost by the road: a numbered plate on a post, amber for the current step. Decorative. */
export function Milepost({ state, number }: { state: MilepostState; number: number }) {
  const { plate, ink, edge } = fills[state];
  return (
    <svg width="24" height="30" viewBox="0 0 24 30" fill="none" aria-hidden="true" focusable="false">
      <path d="M12 20v9" stroke={edge} strokeWidth="2" strokeLinecap="round" />
      <path d="M2 8a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v12H2z" fill={plate} stroke={edge} strokeWidth="2" />
      {state === 'done' ? (
        <path
          d="m7.5 11.5 3 3 6-6"
          stroke={ink}
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text x="12" y="16" textAnchor="middle" fill={ink} fontSize="13" fontWeight="700">
          {number}
        </text>
      )}
    </svg>
  );
}
