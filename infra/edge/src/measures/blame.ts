import type { Release, ReleaseFile } from '@infra/releases';
import { unknownIn, type MeasuredVersion } from '@infra/releases/watch';
import { ROUTE_PATTERNS } from '@shared/domain';
import { UNKNOWN_PART, type Measure } from '@shared/federation/page';
import { fallbackOf } from '../page/chooseRelease';

const OWN_PATTERNS: ReadonlySet<string> = new Set([...Object.values(ROUTE_PATTERNS), '/*']);

const isRoute = ({ apps }: Release, route: string): boolean =>
  OWN_PATTERNS.has(route) || Object.values(apps).some(({ routes }) => routes.includes(route));

/**
 * The published version that a measure is about: the release's own, or the one that it falls back to. Null for
 * everything that no page of this release can report, so that forged reports create no labels.
 */
export function blamed(file: ReleaseFile, release: string, measure: Measure): MeasuredVersion | null {
  const known = Object.hasOwn(file.releases, release) ? file.releases[release] : undefined;
  if (!known || ('route' in measure && !isRoute(known, measure.route))) return null;
  if (measure.kind === 'error' && measure.part === UNKNOWN_PART)
    return measure.version === '' ? unknownIn(release) : null;
  const fallback = fallbackOf(file, release);
  const versions = [known, ...(fallback ? [fallback] : [])].flatMap(({ apps }) => Object.values(apps));
  const found = versions.find(({ app, version }) => app === measure.part && version === measure.version);
  return found ? { release, part: found.app, version: found.version, owner: found.owner } : null;
}
