/** The parts of jest's `--json` output that are read here. */
export interface JestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    /** 'failed' without a failed test if the file could not be loaded. */
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; ancestorTitles: string[]; title: string }[];
  }[];
}

export interface Outcome {
  passed: number;
  /** Failures by name: a check, or a test with its file. */
  failures: string[];
  skipped: number;
  /** Each file with its milliseconds. */
  files: { name: string; ms: number }[];
  /** Files with skipped tests, and how many. */
  skips: Map<string, number>;
}

export const emptyOutcome = (): Outcome => ({
  passed: 0,
  failures: [],
  skipped: 0,
  files: [],
  skips: new Map(),
});

const isSkipped = ({ status }: { status: string }) => status === 'pending' || status === 'todo';

function failuresOf({ name, status, assertionResults }: JestReport['testResults'][number]): string[] {
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' > '));
  if (tests.length > 0) return tests.map((test) => `${name}: ${test}`);
  return status === 'failed' ? [`${name}: not loaded`] : [];
}

/**
 * Adds a jest run. A run that ended badly without naming a failure counts as one failure, and so does one that ran no
 * test although some were expected.
 */
export function addReport(outcome: Outcome, title: string, report: JestReport | null, ok: boolean): void {
  if (!report) {
    outcome.failures.push(`${title}: no report`);
    return;
  }
  const failures = report.testResults.flatMap(failuresOf);
  if (failures.length === 0 && report.numPassedTests === 0) failures.push(`${title}: no test ran`);
  if (failures.length === 0 && !ok) failures.push(`${title}: ended badly`);
  outcome.failures.push(...failures);
  outcome.passed += report.numPassedTests;
  outcome.skipped += report.numPendingTests + report.numTodoTests;
  for (const { name, startTime, endTime, assertionResults } of report.testResults) {
    outcome.files.push({ name, ms: endTime - startTime });
    for (const { ancestorTitles, title: test } of assertionResults.filter(isSkipped)) {
      const where = `${name}: ${ancestorTitles[0] ?? test}`;
      outcome.skips.set(where, (outcome.skips.get(where) ?? 0) + 1);
    }
  }
}

/** The end of a run: the ten slowest files, the skips, the failures, and the counts as the last line. */
export function endOf({ passed, failures, skipped, files, skips }: Outcome, root: string): string[] {
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, 10);
  const short = (name: string) => name.replace(`${root}/`, '');
  return [
    '',
    'The ten slowest files:',
    ...slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${short(name)}`),
    ...(skips.size > 0 ? ['', 'Skipped:'] : []),
    ...[...skips].map(([where, count]) => `${String(count).padStart(7)}    ${short(where)}`),
    ...(failures.length > 0 ? ['', 'Failed:'] : []),
    ...failures.map((failure) => `  ${short(failure)}`),
    '',
    `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
}

/** A run without tests is not a success. */
export const isGood = ({ passed, failures }: Outcome): boolean => failures.length === 0 && passed > 0;
