import { UNKNOWN_PART } from '@shared/federation/page';
import { measuredOf, nothingMeasured, type Measured } from '../watch/measured';
import { COMPARISONS } from './comparisons';

/** Who stops a canary, in the log; a token's name has no space. */
export const JUDGE_NAME = 'canary judge';

/** The releases to compare, and when the canary began. */
export interface Trial {
  canary: string;
  live: string;
  since?: string;
  /** Parts that others changed in live since then: the canary has an older version, and is not to blame. */
  others?: readonly string[];
}

/** What is measured of a part in a release; of errors that no script can be blamed for, the release as a whole. */
function measuredIn(measured: readonly Measured[], release: string, part: string): Measured | null {
  const own = measuredOf(measured, release, part);
  if (part !== UNKNOWN_PART) return own;
  // Every page loads the shell once.
  const loads = measuredOf(measured, release, 'shell')?.loads ?? 0;
  const named = { release, part, version: '', owner: 'no script can be blamed' };
  return { ...(own ?? nothingMeasured(named)), ...named, part: 'the whole release', loads };
}

/**
 * Why a canary must stop: the first part that is worse than in the live release by more than a measure's margin; null to
 * keep it. Only visitors who arrived since the canary began are compared: chance gave them one or the other, while
 * others have the live release in their caches.
 */
export function judge(
  all: readonly Measured[],
  { canary, live, since = '', others = [] }: Trial,
): string | null {
  const measured = all.filter(({ trial = '' }) => trial === since);
  const parts = new Set(measured.filter(({ release }) => release === canary).map(({ part }) => part));
  for (const name of parts) {
    if (others.includes(name)) continue;
    const [tried, served] = [measuredIn(measured, canary, name), measuredIn(measured, live, name)];
    if (!tried || !served) continue;
    const { part, owner } = tried;
    for (const compare of COMPARISONS) {
      const worse = compare(tried, served);
      if (worse)
        return `${part} (${owner}): ${worse.measure} ${worse.canary}, live ${worse.live}; the margin is ${worse.margin}`;
    }
  }
  return null;
}
