import type { Release, ReleaseFile } from '@infra/releases';
import { unknownIn, type MeasuredVersion } from '@infra/releases/watch';
import { ROUTE_PATTERNS } from '@shared/domain';
import { UNKNOWN_PART, type Measure } from '@shared/federation/page';

const OWN_PATTERNS: ReadonlySet<string> = new Set([...Object.values(ROUTE_PATTERNS), '/*']);

const isRoute = ({ apps }: Release, route: string): boolean =>
  OWN_PATTERNS.has(route) || Object.values(apps).some(({ routes }) => routes.includes(route));

/** What in a measure no page of ours can report. */
export type Unknown = 'release' | 'route' | 'version';

/** Every published version of a part: a page that stays open falls back to one that later pages do not name. */
const versionsOf = ({ releases }: ReleaseFile, part: string) =>
  Object.values(releases).flatMap(({ apps }) => Object.values(apps).filter(({ app }) => app === part));

/**
 * The published version that a measure is about. What no page of this release can report is named instead, so that
 * forged reports create no labels.
 */
export function blamed(file: ReleaseFile, release: string, measure: Measure): MeasuredVersion | Unknown {
  const known = Object.hasOwn(file.releases, release) ? file.releases[release] : undefined;
  if (!known) return 'release';
  if ('route' in measure && !isRoute(known, measure.route)) return 'route';
  if (measure.kind === 'error' && measure.part === UNKNOWN_PART)
    return measure.version === '' ? unknownIn(release) : 'version';
  const found = versionsOf(file, measure.part).find(({ version }) => version === measure.version);
  return found ? { release, part: found.app, version: found.version, owner: found.owner } : 'version';
}
