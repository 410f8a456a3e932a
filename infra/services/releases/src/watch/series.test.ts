import type { Slot } from './history';
import { nothingMeasured, type Measured } from './measured';
import { bucketOf } from './samples';
import { seriesOf } from './series';

const NOW = Date.parse('2026-11-25T12:00:30Z');

function measured(release: string, loads: number, lcp?: number): Measured {
  const one = nothingMeasured({ release, part: 'quote', version: 'a-1', owner: 'Quote team' });
  const LCP = lcp === undefined ? {} : { [bucketOf('LCP', lcp)]: loads };
  return { ...one, loads, vitals: { ...one.vitals, LCP } };
}

const slot = (at: string, ...all: Measured[]): Slot => ({ at: `2026-11-25T${at}:00.000Z`, measured: all });

it('a line has a point for each stretch of time, and the last one is now', () => {
  const { from, stretch, lines } = seriesOf(
    [
      slot('09:59', measured('r1', 50)),
      slot('11:01', measured('r1', 1)),
      slot('11:02', measured('r1', 2)),
      slot('12:00', measured('r1', 4), measured('r2', 8)),
    ],
    60,
    NOW,
  );
  expect([from, stretch]).toEqual(['2026-11-25T11:01:00.000Z', 2]);
  expect(lines.map(({ release, points }) => [release, points.length])).toEqual([
    ['r1', 30],
    ['r2', 30],
  ]);
  const loads = lines.map(({ points }) => points.map((point) => point?.loads ?? 0));
  expect([loads[0]?.[0], loads[0]?.[1], loads[0]?.[29], loads[1]?.[29]]).toEqual([3, 0, 4, 8]);
  expect(lines[0]?.whole.loads).toBe(7);
  expect(lines[1]?.points[0]).toBeNull();
});

it('a day has at most 48 points, and web vitals at the 75th percentile of each', () => {
  const { lines } = seriesOf([slot('11:50', measured('r1', 4, 1000))], 1440, NOW);
  const [{ points, whole } = { points: [], whole: null }] = lines;
  expect(points).toHaveLength(48);
  expect(points.at(-1)?.vitals.LCP).toEqual(whole?.vitals.LCP);
  expect(whole?.vitals.LCP.samples).toBe(4);
  expect(Math.abs((whole?.vitals.LCP.p75 ?? 0) - 1000)).toBeLessThan(150);
  expect(whole?.vitals.INP).toEqual({ samples: 0, p75: null });
});

it('nothing measured makes no line', () => {
  expect(seriesOf([], 60, NOW).lines).toEqual([]);
});
