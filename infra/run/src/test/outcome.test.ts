import { addReport, emptyOutcome, endOf, isGood, type JestReport } from './outcome';

const aReport = (change: Partial<JestReport> = {}): JestReport => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
  ...change,
});
const lastLine = (outcome: ReturnType<typeof emptyOutcome>) => endOf(outcome, '/r').at(-1);

test('runs add up; the last line names skips only where there are some', () => {
  const outcome = emptyOutcome();
  addReport(outcome, aReport(), true);
  addReport(outcome, aReport({ numPassedTests: 4 }), true);
  expect([lastLine(outcome), isGood(outcome)]).toEqual(['7 passed, 0 failed', true]);
  const assertionResults = ['a', 'b'].map((title) => ({
    status: 'pending',
    ancestorTitles: ['on PostgreSQL (skipped: no server)'],
    title,
  }));
  const testResults = [{ name: '/r/infra/x.test.ts', startTime: 0, endTime: 1500, assertionResults }];
  addReport(outcome, aReport({ numPendingTests: 2, testResults }), true);
  expect(endOf(outcome, '/r')).toEqual([
    '',
    'The ten slowest files:',
    '    1.5 s  infra/x.test.ts',
    '',
    'Skipped:',
    '      2    infra/x.test.ts: on PostgreSQL (skipped: no server)',
    '',
    '10 passed, 0 failed, 2 skipped',
  ]);
});

test.each([
  ['that fails a test', aReport({ numFailedTests: 2 }), false, 2],
  ['whose file cannot be loaded', aReport({ numRuntimeErrorTestSuites: 1 }), false, 1],
  ['that names no failure and ends badly', aReport(), false, 1],
  ['without a report', null, true, 1],
  ['that ran no test', aReport({ numPassedTests: 0 }), true, 1],
])('a run %s fails', (_name, report, ok, failed) => {
  const outcome = emptyOutcome();
  addReport(outcome, aReport(), true);
  addReport(outcome, report, ok);
  expect([outcome.failed, isGood(outcome)]).toEqual([failed, false]);
});

test('the ten slowest files, slowest first', () => {
  const outcome = emptyOutcome();
  const testResults = Array.from({ length: 12 }, (_, at) => ({
    name: `/r/${at}`,
    startTime: 0,
    endTime: at * 1000,
    assertionResults: [],
  }));
  addReport(outcome, aReport({ testResults }), true);
  const lines = endOf(outcome, '/r').slice(2, 12);
  expect([lines[0], lines[9]]).toEqual(['   11.0 s  11', '    2.0 s  2']);
});
