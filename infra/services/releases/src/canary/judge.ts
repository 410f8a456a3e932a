import { UNKNOWN_PART } from '@shared/federation/page';
import { nameOf } from '../model/names';
import { APP_NAMES, type AppName, type ReleaseFile } from '../model/release';
import { measuredOf, nothingMeasured, type Measured } from '../watch/measured';
import { COMPARISONS } from './comparisons';

/** Who stops a canary, in the log; a token's name has no space. */
export const JUDGE_NAME = 'canary judge';

/** The versions of a part to compare, and when its canary began. */
export interface Trial {
  part: string;
  canary: string;
  live: string;
  since: string;
}

/** The canaries that run now, each beside the live version of its own part. */
export function trialsOf({ pointers }: ReleaseFile): (Trial & { part: AppName })[] {
  return APP_NAMES.flatMap((part) => {
    const pointer = pointers[part];
    if (!pointer?.canary) return [];
    const { version, since } = pointer.canary;
    return [{ part, canary: version, live: pointer.live, since }];
  });
}

/** What is measured of a version, and of the errors on its pages that no script can be blamed for. */
function measuresOf(measured: readonly Measured[], part: string, version: string): Measured[] {
  const own = measuredOf(measured, part, version);
  if (!own) return [];
  const blamed = measuredOf(measured, UNKNOWN_PART, nameOf({ app: asApp(part), version }));
  const named = { part: 'its pages', version, owner: 'no script can be blamed' };
  return [own, { ...(blamed ?? nothingMeasured(named)), ...named, loads: own.loads }];
}

/** A part by its name, as a version's name is written. */
const asApp = (part: string): AppName => APP_NAMES.find((app) => app === part) ?? 'shell';

/**
 * Why a part's canary must stop: the first measure in which it is worse than the live version of the same part by more
 * than the margin; null to keep it. Only visits that began since the canary did are compared: chance gave them one or
 * the other, while others have the live version in their caches.
 */
export function judge(all: readonly Measured[], { part, canary, live, since }: Trial): string | null {
  const measured = all.filter(({ trial = '' }) => trial === since);
  const [tried, served] = [measuresOf(measured, part, canary), measuresOf(measured, part, live)];
  for (const [index, one] of tried.entries()) {
    const other = served[index];
    if (!other) continue;
    for (const compare of COMPARISONS) {
      const worse = compare(one, other);
      if (worse)
        return `${one.part} (${one.owner}): ${worse.measure} ${worse.canary}, live ${worse.live}; the margin is ${worse.margin}`;
    }
  }
  return null;
}
