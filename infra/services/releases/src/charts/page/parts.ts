import type { ReleaseList } from '@shared/kit/release';
import { keyOf, nothingMeasured, type MeasuredVersion } from '../../watch/measured';
import type { Line } from '../../watch/series';
import { summaryOf } from '../../watch/summary';
import type { Board } from './readBoard';
import { roleOf, type Role } from './roles';

/** One version's line and what its release is now. */
export interface RoledLine extends Line {
  role: Role;
  /** How it is named beside the chart. */
  label: string;
}

export interface PartLines {
  part: string;
  owner: string;
  /** Empty if nothing was measured of any version. */
  lines: RoledLine[];
}

/** In tables the live release is first, the canary next to it. */
const order = ({ role }: RoledLine): number => [2, 3, 1, 0].indexOf(role.rank);

/** The versions that new visitors get now. */
function servedIn({ live, canary, releases }: ReleaseList): MeasuredVersion[] {
  const served = releases.filter(({ id }) => id === live || id === canary?.release);
  return served.flatMap(({ id, versions }) =>
    Object.entries(versions).map(([part, version]) => ({ release: id, part, version, owner: '' })),
  );
}

/** A line without a value, so that a canary nobody has loaded yet is named beside the live release. */
function emptyLine(version: MeasuredVersion, points: number): Line {
  const nothing = summaryOf(nothingMeasured(version));
  return { ...version, whole: nothing, points: Array.from({ length: points }, () => null) };
}

/** The lines of each part, the live release's first and the canary's next to it. */
export function partsOf({ watched: { lines }, list, parts }: Omit<Board, 'log'>): PartLines[] {
  const served = servedIn(list);
  const missing = served.filter((version) => !lines.some((line) => keyOf(line) === keyOf(version)));
  const points = lines[0]?.points.length ?? 0;
  const all = [...lines, ...missing.map((version) => emptyLine(version, points))];
  const roled = all.map((line) => {
    const role = roleOf(list, line);
    return { ...line, role, label: `${line.release} (${role.name})` };
  });
  const names = [...new Set(roled.map(({ part }) => part))].toSorted();
  return names.map((part) => {
    const measured = lines.filter((line) => line.part === part);
    const own = roled.filter((line) => line.part === part).toSorted((a, b) => order(a) - order(b));
    const owner = parts[part]?.owner ?? measured[0]?.owner ?? '';
    return { part, owner, lines: measured.length > 0 ? own : [] };
  });
}
