import type { CarBody } from '@shared/ui';

/** Skin and hair, given in turn and never taken from an answer. */
const LOOKS = {
  first: { skin: 'var(--person-1)', hair: 'M-4.6 0a4.6 4.6 0 0 1 9.2 0c-3-2-6-2-9.2 0z' },
  second: { skin: 'var(--person-2)', hair: 'M-5 3c-1-12 11-12 10 0-1-4-2-5-5-5s-4 1-5 5z' },
  third: { skin: 'var(--person-3)', hair: 'M-4.8-1c1-5 8-6 9.6 0 0-1-6-1-9.6 0z' },
} as const;
type Looks = keyof typeof LOOKS;

/** Behind which windows two people sit, on a car's grid of 120 x 48. */
function seatsOf(body: CarBody): readonly [number, number] {
  if (body === 'pickup') return [60, 71];
  return body === 'unknown' ? [53, 67] : [48, 69];
}

/** A head and shoulders without a face, on a car's grid. */
function Person({ looks, at }: { looks: Looks; at: number }) {
  const { skin, hair } = LOOKS[looks];
  return (
    <g transform={`translate(${at} 14)`}>
      <path fill={skin} d="M-5.5 6.4c0-4 2-5 5.5-5s5.5 1 5.5 5z" />
      <circle r="4.4" fill={skin} />
      <path fill="var(--person-hair)" d={hair} />
    </g>
  );
}

/** The driver, and a passenger if there are two looks. */
export function People({ body, looks }: { body: CarBody; looks: readonly [Looks, Looks?] }) {
  const [passengerAt, driverAt] = seatsOf(body);
  const [driver, passenger] = looks;
  return (
    <>
      <Person looks={driver} at={driverAt} />
      {passenger ? <Person looks={passenger} at={passengerAt} /> : null}
    </>
  );
}
