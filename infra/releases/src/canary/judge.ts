import { measuredOf, type Measured } from '../watch/measured';
import { COMPARISONS } from './comparisons';

/** Who stops a canary, in the log; a token's name has no space. */
export const JUDGE_NAME = 'canary judge';

/** The releases to compare, and when the canary began. */
export interface Trial {
  canary: string;
  live: string;
  since?: string;
}

/**
 * Why a canary must stop: the first part that is worse than in the live release by more than a measure's margin; null to
 * keep it. Only visitors who arrived since the canary began are compared: chance gave them one or the other, while
 * others have the live release in their caches.
 */
export function judge(all: readonly Measured[], { canary, live, since = '' }: Trial): string | null {
  const measured = all.filter(({ trial = '' }) => trial === since);
  const parts = new Set(measured.filter(({ release }) => release === canary).map(({ part }) => part));
  for (const part of parts) {
    const [tried, served] = [measuredOf(measured, canary, part), measuredOf(measured, live, part)];
    if (!tried || !served) continue;
    for (const compare of COMPARISONS) {
      const worse = compare(tried, served);
      if (worse)
        return `${part} (${tried.owner}): ${worse.measure} ${worse.canary}, live ${worse.live}; the margin is ${worse.margin}`;
    }
  }
  return null;
}
