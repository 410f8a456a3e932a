import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const tests = ['hosts', 'remotes', 'shared', 'infra'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /(\.test\.tsx?|\.e2e\.ts)$|^infra\/e2e\/src\/.*\.ts$/.test(path))
    .filter((path) => !/node_modules|\/dist\//.test(path)),
);

/** The lines of all tests that say this, by file. */
const linesWith = (words: RegExp) =>
  tests.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => words.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

test('no test waits for a fixed time', () => {
  expect(tests.length).toBeGreaterThan(300);
  expect(linesWith(/setTimeout\(\w+, [\d_]+\)|waitForTimeout\(/)).toEqual([]);
});

test('no test has a time limit but those of timeLimits.mjs', () => {
  const stated = /\btimeout: [\d_]{2,}|\bset(Default(Navigation)?)?Timeout\([\d_]+\)|^\s*\}, [\d_]{4,}\);/;
  expect(linesWith(stated)).toEqual([]);
});
