import type { ReleaseList } from '@shared/kit/release';
import type { Line } from '../../watch/series';
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
  lines: RoledLine[];
}

/** In tables the live release is first, the canary next to it. */
const order = ({ role }: RoledLine): number => [2, 3, 1, 0].indexOf(role.rank);

/** The lines of each part, the live release's first and the canary's next to it. */
export function partsOf(lines: readonly Line[], list: ReleaseList): PartLines[] {
  const roled = lines.map((line) => {
    const role = roleOf(list, line.release);
    return { ...line, role, label: `${line.release} (${role.name})` };
  });
  const names = [...new Set(roled.map(({ part }) => part))].toSorted();
  return names.map((part) => {
    const own = roled.filter((line) => line.part === part).toSorted((a, b) => order(a) - order(b));
    return { part, owner: own[0]?.owner ?? '', lines: own };
  });
}
