import { measuredOf, type Measured } from '../watch/measured';
import { COMPARISONS } from './comparisons';

/** The releases to compare. */
export interface Trial {
  canary: string;
  live: string;
}

/**
 * Why a canary must stop: the first part that is worse than in the live release by more than a measure's margin; null to
 * keep it. Both releases' measures are of the same time.
 */
export function judge(measured: readonly Measured[], { canary, live }: Trial): string | null {
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
