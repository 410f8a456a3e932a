import { MEASURES_PATH, MOST_MEASURES, type Measure, type MeasureReport } from '@shared/federation/page';

/** ms in which measures are collected into one report. */
const COLLECT = 1000;
/** Failures and errors that one page reports, at most. */
const MOST_PROBLEMS = 20;

interface SenderOptions {
  release: string;
  /** Whether this page reports more than failures and errors. */
  isSampled: boolean;
  send?: (report: string) => void;
}

/** A version's errors count once by name, wherever on the page they happen. */
const keyOf = (measure: Measure): string =>
  [measure.kind, measure.part, measure.version, 'error' in measure ? measure.error : ''].join(' ');

/** Collects measures and sends them, at the latest when the page is left. */
export function createSender({
  release,
  isSampled,
  send = (report) =>
    void navigator.sendBeacon(MEASURES_PATH, new Blob([report], { type: 'application/json' })),
}: SenderOptions) {
  const reported = new Set<string>();
  let waiting: Measure[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const report: MeasureReport = { release, measures: waiting.splice(0, MOST_MEASURES) };
      send(JSON.stringify(report));
    }
  }
  function add(measure: Measure): void {
    if ('error' in measure) {
      if (reported.has(keyOf(measure)) || reported.size >= MOST_PROBLEMS) return;
      reported.add(keyOf(measure));
    } else if (!isSampled) return;
    waiting = [...waiting, measure];
    timer ??= setTimeout(flush, COLLECT);
  }
  return { add, flush };
}

export type Sender = ReturnType<typeof createSender>;
