import type { Slot } from './history';
import { acrossTrials, keyOf, sumMeasured, type Measured, type MeasuredVersion } from './measured';
import { summaryOf, type Summary } from './summary';

const MINUTE = 60_000;
/** Points of one line, at most. */
const MOST_POINTS = 48;

/** What was measured of one version in one release over time. */
export interface Line extends MeasuredVersion {
  /** All of it together. */
  whole: Summary;
  /** One for each stretch of time, oldest first; null where nothing was measured. */
  points: (Summary | null)[];
}

export interface Series {
  /** Start of the first stretch, as an ISO time. */
  from: string;
  /** Length of a stretch in minutes. */
  stretch: number;
  lines: Line[];
}

function lineOf(version: MeasuredVersion, stretches: readonly Measured[][]): Line {
  const { release, part, version: name, owner } = version;
  const own = stretches.map((all) => all.find((one) => keyOf(one) === keyOf(version)) ?? null);
  const [whole] = sumMeasured(own.filter((one) => one !== null));
  if (!whole) throw new Error(`Nothing was measured of ${keyOf(version)}`);
  return {
    release,
    part,
    version: name,
    owner,
    whole: summaryOf(whole),
    points: own.map((one) => one && summaryOf(one)),
  };
}

/** The last minutes as lines of up to 48 points; the last stretch contains `now` (ms). */
export function seriesOf(slots: readonly Slot[], minutes: number, now: number): Series {
  const stretch = Math.ceil(minutes / MOST_POINTS);
  const count = Math.ceil(minutes / stretch);
  const from = now - (now % MINUTE) + MINUTE - count * stretch * MINUTE;
  const gathered = Array.from({ length: count }, (): Measured[] => []);
  for (const { at, measured } of slots)
    gathered[Math.floor((Date.parse(at) - from) / (stretch * MINUTE))]?.push(...measured);
  const stretches = gathered.map((all) => acrossTrials(all));
  const versions = sumMeasured(stretches.flat());
  return {
    from: new Date(from).toISOString(),
    stretch,
    lines: versions.map((version) => lineOf(version, stretches)),
  };
}
