import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const tests = ['hosts', 'remotes', 'shared', 'infra'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /(\.test\.tsx?|\.e2e\.ts)$|^infra\/tools\/e2e\/src\/.*\.ts$/.test(path))
    .filter((path) => !/node_modules|\/dist\//.test(path)),
);

/** Lines in all tests that match, by file. */
const linesWith = (words: RegExp) =>
  tests.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => words.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

/** Parts of the browser suite that poll, and so may pause. */
const POLLS = /^infra\/tools\/e2e\/src\/(system|attacks|soak)\/(?!.*\.(test|e2e)\.ts)/;

test('no test waits for a fixed time', () => {
  expect(tests.length).toBeGreaterThan(300);
  const waits = linesWith(/timers\/promises|waitForTimeout\(|(?<!jest\.)\bsetTimeout\([^)]*\)?[^)]*,/);
  expect(waits.filter((line) => !POLLS.test(line))).toEqual([]);
});

test('all test time limits come from timeLimits.mjs', () => {
  // A test of a limit itself starts from one millisecond.
  const limits = /\btimeout: (?!TIME_LIMITS|SERVER_LIMITS|1 })|\bset(Default(Navigation)?)?Timeout\([\d_]/;
  expect(linesWith(limits)).toEqual([]);
  expect(linesWith(/^(?!.*\bnew \w+\().*\}, [\d_e]{3,}\);$|^ {2}[\d_e]{3,},$/)).toEqual([]);
});
