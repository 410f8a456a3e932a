import type { ReleaseList } from '@shared/kit/release';
import { color } from '@shared/ui';
import type { MeasuredVersion } from '../../watch/measured';

/** How a version's line is drawn: pattern and width differ, not only color. */
export interface Stroke {
  color: string;
  dash?: string;
  width: number;
  /** Wider line below it, since amber alone is too light on paper. */
  edge?: string;
}

export interface Role {
  name: string;
  /** Drawn last, so on top. */
  rank: number;
  stroke: Stroke;
}

const LIVE: Role = { name: 'live', rank: 2, stroke: { color: color.road, width: 2.5 } };
const CANARY: Role = {
  name: 'canary',
  rank: 3,
  stroke: { color: color.amber, width: 2.5, dash: '8 8', edge: color.ink },
};
const OTHER: Role = { name: 'kept', rank: 0, stroke: { color: color.muted, width: 1.5, dash: '1.5 3.5' } };

/** What a release is now. Visitors keep older ones for a day. */
export function roleOfRelease({ live, previous, canary, revoked }: ReleaseList, release: string): Role {
  if (release === live) return LIVE;
  if (release === canary?.release) return CANARY;
  if (revoked.includes(release)) return { ...OTHER, name: 'revoked' };
  return release === previous ? { ...OTHER, name: 'previous', rank: 1 } : OTHER;
}

/** What a version is now. A page whose part does not load shows the version before, under its own release. */
export function roleOf(list: ReleaseList, { release, part, version }: MeasuredVersion): Role {
  const role = roleOfRelease(list, release);
  const own = list.releases.find(({ id }) => id === release)?.versions[part];
  const isFallback = own !== undefined && version !== own;
  return isFallback ? { ...OTHER, name: `${role.name}, fallback` } : role;
}
