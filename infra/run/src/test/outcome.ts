/** What jest writes with `--json`, as far as it is read here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; ancestorTitles: string[]; title: string }[];
  }[];
}

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Each file with its milliseconds. */
  files: { name: string; ms: number }[];
  /** Where tests were skipped, with how many. */
  skips: Map<string, number>;
}

export const emptyOutcome = (): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  files: [],
  skips: new Map(),
});

const isSkipped = ({ status }: { status: string }) => status === 'pending' || status === 'todo';

/**
 * Adds a run of jest. One that ended badly and names no failure counts as one, and so does one that ran no test where
 * some were to run.
 */
export function addReport(outcome: Outcome, report: JestReport | null, ok: boolean): void {
  if (!report) {
    outcome.failed += 1;
    return;
  }
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const ran = report.numPassedTests + failed;
  const isBroken = failed === 0 && (!ok || ran === 0);
  outcome.passed += report.numPassedTests;
  outcome.failed += failed + (isBroken ? 1 : 0);
  outcome.skipped += report.numPendingTests + report.numTodoTests;
  for (const { name, startTime, endTime, assertionResults } of report.testResults) {
    outcome.files.push({ name, ms: endTime - startTime });
    for (const { ancestorTitles, title } of assertionResults.filter(isSkipped)) {
      const where = `${name}: ${ancestorTitles[0] ?? title}`;
      outcome.skips.set(where, (outcome.skips.get(where) ?? 0) + 1);
    }
  }
}

/** What a run ends with: the ten slowest files, what was skipped, and the counts as the last line. */
export function endOf({ passed, failed, skipped, files, skips }: Outcome, root: string): string[] {
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, 10);
  const short = (name: string) => name.replace(`${root}/`, '');
  return [
    '',
    'The ten slowest files:',
    ...slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${short(name)}`),
    ...(skips.size > 0 ? ['', 'Skipped:'] : []),
    ...[...skips].map(([where, count]) => `${String(count).padStart(7)}    ${short(where)}`),
    '',
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
}

/** Nothing that ran is no success. */
export const isGood = ({ passed, failed }: Outcome): boolean => failed === 0 && passed > 0;
