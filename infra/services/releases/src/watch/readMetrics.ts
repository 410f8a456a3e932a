import { VITALS, type Vital } from '@shared/federation/page';
import { NAMES, VERSION, VISITS } from './browserMetrics';
import { keyOf, nothingMeasured, type Measured } from './measured';
import { BOUNDS } from './samples';

/** One metric as `/metrics` serves it as JSON. */
export interface ReadMetric {
  name: string;
  values: { labels: Record<string, string | number>; value: number; metricName?: string }[];
}

const COUNTS: Record<string, 'loads' | 'loadFailures' | 'errors'> = {
  [NAMES.loads]: 'loads',
  [NAMES.loadFailures]: 'loadFailures',
  [NAMES.errors]: 'errors',
};

type Filled = Omit<Measured, 'vitals'> & { vitals: Record<Vital, Record<number, number>> };

/** One sum for each version, since the edge started. */
export function readMetrics(metrics: readonly ReadMetric[]): Measured[] {
  const found = new Map<string, Filled>();
  const versionOf = (labels: Record<string, string | number>): Filled => {
    const [part = '', version = '', owner = '', trial = ''] = VERSION.map((name) =>
      String(labels[name] ?? ''),
    );
    const named = { part, version, owner, trial };
    const known = found.get(keyOf(named));
    if (known) return known;
    const made: Filled = { ...nothingMeasured(named), vitals: { LCP: {}, INP: {}, CLS: {}, usable: {} } };
    found.set(keyOf(named), made);
    return made;
  };
  for (const { name, values } of metrics) {
    const kind = COUNTS[name];
    for (const { labels, value, metricName } of values) {
      if (kind) versionOf(labels)[kind] += value;
      else if (metricName === `${name}_bucket`) readBucket(name, labels, value, versionOf(labels));
    }
  }
  return [...found.values()].map(apart);
}

/** Buckets are served as running totals, in rising order. */
function readBucket(
  name: string,
  labels: Record<string, string | number>,
  value: number,
  into: Filled,
): void {
  const vital = name === NAMES.shift ? 'CLS' : VITALS.find((one) => one === labels['vital']);
  if (!vital || (name !== NAMES.shift && name !== NAMES.timing)) return;
  const scale = vital === 'CLS' ? 1 : 1000;
  const index = BOUNDS[vital].findIndex((bound) => bound / scale === Number(labels['le']));
  into.vitals[vital][index < 0 ? BOUNDS[vital].length : index] = value;
}

/** The counts of single buckets, from running totals. */
function apart(measured: Filled): Measured {
  const vitals = { ...measured.vitals };
  for (const vital of VITALS) {
    let before = 0;
    const own: Record<number, number> = {};
    for (const [index, total] of Object.entries(vitals[vital]).toSorted(
      ([a], [b]) => Number(a) - Number(b),
    )) {
      if (total > before) own[Number(index)] = total - before;
      before = total;
    }
    vitals[vital] = own;
  }
  return { ...measured, vitals };
}

const less = (now: number, before: number): number => Math.max(0, now - before);

function minus(now: Measured, before: Measured): Measured {
  const vitals = { ...now.vitals };
  for (const vital of VITALS) {
    const own = Object.entries(now.vitals[vital]).map(
      ([index, count]) => [Number(index), less(count, before.vitals[vital][Number(index)] ?? 0)] as const,
    );
    vitals[vital] = Object.fromEntries(own.filter(([, count]) => count > 0));
  }
  return {
    ...now,
    loads: less(now.loads, before.loads),
    loadFailures: less(now.loadFailures, before.loadFailures),
    errors: less(now.errors, before.errors),
    vitals,
  };
}

const isFewer = (now: Measured, before: Measured) =>
  now.loads < before.loads || now.loadFailures < before.loadFailures || now.errors < before.errors;

const isEmpty = ({ loads, loadFailures, errors, vitals }: Measured) =>
  loads + loadFailures + errors === 0 && VITALS.every((vital) => Object.keys(vitals[vital]).length === 0);

/** What an edge counted since it was read before. An edge that counted less meanwhile was restarted: all of it is new. */
export function countedSince(now: readonly Measured[], before: readonly Measured[]): Measured[] {
  const known = new Map(before.map((one) => [keyOf(one), one]));
  return now
    .map((one) => {
      const old = known.get(keyOf(one));
      return old && !isFewer(one, old) ? minus(one, old) : one;
    })
    .filter((one) => !isEmpty(one));
}

/** How many visits of the last day have each release, by its id. */
export function readVisits(metrics: readonly ReadMetric[]): Map<string, number> {
  const values = metrics.find(({ name }) => name === VISITS)?.values ?? [];
  return new Map(values.map(({ labels, value }) => [String(labels['release'] ?? ''), value]));
}
