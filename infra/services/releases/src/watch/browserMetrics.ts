import { UNKNOWN_PART, type Measure } from '@shared/federation/page';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { MeasuredVersion } from './measured';
import { BOUNDS } from './samples';

/** Labels of a measured version; `trial` is missing where there is none. */
export const VERSION = ['part', 'version', 'owner', 'trial'] as const;
const PLACE = [...VERSION, 'route', 'error'] as const;
const OWN_LABELS: ReadonlySet<string> = new Set([...PLACE, 'vital']);

/** Names of the metrics, for those who count and those who read. */
export const NAMES = {
  loads: 'browser_loads_total',
  loadFailures: 'browser_load_failures_total',
  errors: 'browser_errors_total',
  timing: 'browser_timing_seconds',
  shift: 'browser_layout_shift',
} as const;

/** How many visits of the last day have each release, by its id. */
export const VISITS = 'release_visits';

/** Versions counted at the same time: visits keep old ones for days, and forged reports must not fill the memory. */
export const MOST_VERSIONS = 48;

const inSeconds = (bounds: readonly number[]) => bounds.map((bound) => bound / 1000);

function createMetrics(registry: Registry) {
  const registers = [registry];
  const counter = <T extends string>(name: string, help: string, labelNames: readonly T[]) =>
    new Counter<T>({ name, help, labelNames: [...labelNames], registers });
  return {
    load: counter(NAMES.loads, 'Parts that were shown; estimated if only a share of pages reports', VERSION),
    'load-failure': counter(NAMES.loadFailures, 'Parts that could not be loaded', PLACE),
    error: counter(NAMES.errors, 'Uncaught errors, once per page, version and name', PLACE),
    timing: new Histogram<(typeof VERSION)[number] | 'vital'>({
      name: NAMES.timing,
      help: 'LCP, INP and the time until a part was usable',
      labelNames: [...VERSION, 'vital'],
      buckets: inSeconds(BOUNDS.LCP),
      registers,
    }),
    shift: new Histogram<(typeof VERSION)[number]>({
      name: NAMES.shift,
      help: 'CLS',
      labelNames: [...VERSION],
      buckets: [...BOUNDS.CLS],
      registers,
    }),
  };
}

type Metrics = ReturnType<typeof createMetrics>;

function count(
  metrics: Metrics,
  { part, version, owner, trial }: MeasuredVersion,
  measure: Measure,
  weight: number,
) {
  const labels = { part, version, owner, ...(trial ? { trial } : {}) };
  if (measure.kind === 'load') metrics.load.inc(labels, weight);
  else if (measure.kind !== 'vital')
    metrics[measure.kind].inc({ ...labels, route: measure.route, error: measure.error });
  else if (measure.vital === 'CLS') metrics.shift.observe(labels, measure.value);
  else metrics.timing.observe({ ...labels, vital: measure.vital }, measure.value / 1000);
}

interface Forgettable {
  get(): Promise<{ values: { labels: Partial<Record<string, string | number>> }[] }>;
  remove(labels: Partial<Record<string, string | number>>): void;
}

/** Removes the counts of a version or of a trial. */
async function forget(metrics: Metrics, name: 'version' | 'trial', value: string): Promise<void> {
  const all: Forgettable[] = Object.values(metrics);
  for (const metric of all) {
    const { values } = await metric.get();
    // Reading adds labels to the stored ones: a bucket's bound, and the part that serves them.
    for (const { labels } of values.filter((one) => one.labels[name] === value))
      metric.remove(Object.fromEntries(Object.entries(labels).filter(([label]) => OWN_LABELS.has(label))));
  }
}

/** What browsers report, as metrics of the edge that they report to. `weight`: pages that one reporting page stands for. */
export function createBrowserMetrics(registry: Registry, weight: number) {
  const metrics = createMetrics(registry);
  const counted = new Set<string>();
  const trials = new Map<string, string>();
  /** Counts one measure. `kept`: versions that are never dropped for others, such as the live ones. */
  const add = async (one: MeasuredVersion, measure: Measure, kept: readonly string[]): Promise<void> => {
    const { version, part, trial } = one;
    // The least recently reported one is first.
    counted.delete(version);
    counted.add(version);
    const spare = [...counted].find((other) => other !== version && !kept.includes(other));
    if (counted.size > MOST_VERSIONS && spare !== undefined) {
      counted.delete(spare);
      await forget(metrics, 'version', spare);
    }
    const before = trials.get(part);
    if (trial !== undefined) trials.set(part, trial);
    // Nobody compares the visits of an earlier canary of the part anymore.
    if (before !== undefined && trial !== undefined && before !== trial)
      await forget(metrics, 'trial', before);
    count(metrics, one, measure, weight);
  };
  const dropped = new Counter({
    name: 'browser_reports_dropped_total',
    help: 'Reports that name a version or route that is not published',
    labelNames: ['unknown'],
    registers: [registry],
  });
  return { count: add, dropped };
}

export type BrowserMetrics = ReturnType<typeof createBrowserMetrics>;

/** The version of errors that nothing of ours can be blamed for, on a page with this version of a part. */
export const unknownBeside = (name: string): MeasuredVersion => ({
  part: UNKNOWN_PART,
  version: name,
  owner: '',
});
