import { addReport, emptyOutcome, endOf, isGood, type JestReport } from './outcome';

const aReport = (change: Partial<JestReport> = {}): JestReport => ({
  numPassedTests: 3,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...change,
});
const aFile = (change: Partial<JestReport['testResults'][number]>): JestReport['testResults'][number] => ({
  name: '/r/infra/x.test.ts',
  status: 'passed',
  startTime: 0,
  endTime: 0,
  assertionResults: [],
  ...change,
});
const lastLine = (outcome: ReturnType<typeof emptyOutcome>) => endOf(outcome, '/r').at(-1);

test('runs add up; the last line names skips only if there are some', () => {
  const outcome = emptyOutcome();
  addReport(outcome, 'unit', aReport(), true);
  addReport(outcome, 'unit', aReport({ numPassedTests: 4 }), true);
  expect([lastLine(outcome), isGood(outcome)]).toEqual(['7 passed, 0 failed', true]);
  const assertionResults = ['a', 'b'].map((title) => ({
    status: 'pending',
    ancestorTitles: ['on PostgreSQL (skipped: no server)'],
    title,
  }));
  const testResults = [aFile({ name: '/r/infra/x.test.ts', endTime: 1500, assertionResults })];
  addReport(outcome, 'unit', aReport({ numPendingTests: 2, testResults }), true);
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

const failed = (title: string) => ({ status: 'failed', ancestorTitles: ['a car'], title });
const broken = aFile({ status: 'failed', assertionResults: [failed('drives'), failed('stops')] });

test.each([
  [
    'with a failing test',
    aReport({ testResults: [broken] }),
    false,
    ['infra/x.test.ts: a car > drives', 'infra/x.test.ts: a car > stops'],
  ],
  [
    'with a file that cannot be loaded',
    aReport({ testResults: [aFile({ status: 'failed' })] }),
    false,
    ['infra/x.test.ts: not loaded'],
  ],
  ['without a named failure that ends badly', aReport(), false, ['unit: ended badly']],
  ['without a report', null, true, ['unit: no report']],
  ['without tests', aReport({ numPassedTests: 0 }), true, ['unit: no test ran']],
])('a run %s fails, and names the failure', (_name, report, ok, failures) => {
  const outcome = emptyOutcome();
  addReport(outcome, 'unit', aReport(), true);
  addReport(outcome, 'unit', report, ok);
  const lines = endOf(outcome, '/r');
  expect(isGood(outcome)).toBe(false);
  expect(lines.slice(lines.indexOf('Failed:') + 1, -2)).toEqual(failures.map((failure) => `  ${failure}`));
  expect(lines.at(-1)).toMatch(`, ${failures.length} failed`);
});

test('the ten slowest files, slowest first', () => {
  const outcome = emptyOutcome();
  const testResults = Array.from({ length: 12 }, (_, at) => aFile({ name: `/r/${at}`, endTime: at * 1000 }));
  addReport(outcome, 'unit', aReport({ testResults }), true);
  const lines = endOf(outcome, '/r').slice(2, 12);
  expect([lines[0], lines[9]]).toEqual(['   11.0 s  11', '    2.0 s  2']);
});
