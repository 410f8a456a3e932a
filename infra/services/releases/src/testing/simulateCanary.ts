import { UNKNOWN_PART, type Vital } from '@shared/federation/page';
import { judge } from '../canary/judge';
import { nothingMeasured, type Measured } from '../watch/measured';
import { bucketOf } from '../watch/samples';
import { HEALTHY, pageLoad, seeded, type Behavior } from './pageLoad';

type Counted = { -readonly [Name in keyof Measured]: Measured[Name] } & {
  vitals: Record<Vital, Record<number, number>>;
};

/** What pages of a release measured, by part. */
type Release = Map<string, Counted>;

const OWNERS: Record<string, string> = { quote: 'Quote team', shell: 'Platform team' };

function countedOf(release: Release, id: string, part: string): Counted {
  const known = release.get(part);
  if (known) return known;
  const version = part === UNKNOWN_PART ? `quote@${id}` : id;
  const named = nothingMeasured({ part, version, owner: OWNERS[part] ?? '' });
  const counted = { ...named, vitals: { LCP: {}, INP: {}, CLS: {}, usable: {} } };
  release.set(part, counted);
  return counted;
}

function addLoad(release: Release, id: string, behavior: Behavior, chance: () => number): void {
  for (const measure of pageLoad({ part: 'quote', version: id, shell: id }, behavior, chance)) {
    const to = countedOf(release, id, measure.part);
    if (measure.kind === 'load') to.loads += 1;
    else if (measure.kind === 'load-failure') to.loadFailures += 1;
    else if (measure.kind === 'error') to.errors += 1;
    else {
      const counts = to.vitals[measure.vital];
      const bucket = bucketOf(measure.vital, measure.value);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
  }
}

/** Loads of the canary between two looks, and of the live release for each of the canary's (a share of 10%). */
const BETWEEN_LOOKS = 10;
const LIVE_PER_LOAD = 9;

/** Runs a canary until it is stopped or has had so many loads; says why it was stopped, and after how many. */
export function simulateCanary(
  behavior: Behavior,
  seed: number,
  most = 1000,
): { loads: number; reason: string | null } {
  const [canary, live, chance]: [Release, Release, () => number] = [new Map(), new Map(), seeded(seed)];
  for (let loads = 1; loads <= most; loads += 1) {
    addLoad(canary, 'ccc-1', behavior, chance);
    for (let other = 0; other < LIVE_PER_LOAD; other += 1) addLoad(live, 'bbb-1', HEALTHY, chance);
    if (loads % BETWEEN_LOOKS > 0) continue;
    const trial = { part: 'quote', canary: 'ccc-1', live: 'bbb-1', since: '' };
    const reason = judge([...canary.values(), ...live.values()], trial);
    if (reason !== null) return { loads, reason };
  }
  return { loads: most, reason: null };
}
