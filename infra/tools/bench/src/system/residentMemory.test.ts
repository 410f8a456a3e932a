import { familyOf, parseOwnMemory, parseProcesses, parseShare } from './residentMemory';

const listed = parseProcesses(
  '    1     0  9000\n   20     1  1000\n   21    20   300\n   22    21    40\n   30     1  5000\n',
);

test('budgets, whole system: a process counts with all its descendants and nothing else', () => {
  expect(familyOf(20, listed).map(({ pid }) => pid)).toEqual([20, 21, 22]);
  expect(familyOf(20, listed).reduce((sum, { resident }) => sum + resident, 0)).toBe(1340);
});

test('a process that has ended has no family', () => {
  expect(familyOf(99, listed)).toEqual([]);
});

test.each([
  ['Name:\tchrome\nVmRSS:\t  155452 kB\nRssAnon:\t   46460 kB\nRssFile:\t  108992 kB\n', 46_460],
  ['Name:\tchrome\nVmRSS:\t  155452 kB\n', null],
])("a tab's own memory excludes mapped files: %j", (status, own) => expect(parseOwnMemory(status)).toBe(own));

test.each([
  ['Rss:               62464 kB\nPss:               21312 kB\nPss_Dirty:         18000 kB\n', 21_312],
  ['Rss:               62464 kB\n', null],
])("a process's share of memory counts each page once in total: %j", (rollup, share) =>
  expect(parseShare(rollup)).toBe(share),
);
