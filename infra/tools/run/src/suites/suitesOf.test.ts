import type { Test } from 'jest-runner';
import { suitesOf } from './suitesOf';

const sources: Record<string, string> = {
  '/r/infra/a/src/mocked.test.ts': "jest.mock('./rules', () => ({}));",
  '/r/infra/a/src/fresh.test.ts': 'beforeEach(() => jest.resetModules());',
  '/r/infra/a/src/mode.test.ts': "jest.replaceProperty(process.env, 'NODE_ENV', 'development');",
};
const tests = (paths: readonly string[], id = 'node'): Test[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a test as is read
  paths.map((path) => ({ path, context: { config: { id, rootDir: '/r' } } }) as unknown as Test);
const suites = (given: readonly Test[], workers = 1) =>
  suitesOf(given, workers, ({ path }) => sources[path] ?? '').map((suite) => suite.map(({ path }) => path));
const numbered = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `/r/${folder}/src/${String(at).padStart(3, '0')}.test.ts`);

test('each package and each project has its own suites, and neighbors come together', () => {
  const node = tests([
    '/r/infra/b/src/one.test.ts',
    '/r/infra/a/src/z.test.ts',
    '/r/infra/a/src/b/c.test.ts',
  ]);
  expect(suites([...node, ...tests(['/r/infra/a/src/d.test.ts'], 'jsdom')])).toEqual([
    ['/r/infra/a/src/b/c.test.ts', '/r/infra/a/src/z.test.ts'],
    ['/r/infra/a/src/d.test.ts'],
    ['/r/infra/b/src/one.test.ts'],
  ]);
});

test('a file that needs its modules for itself runs alone', () => {
  const alone = Object.keys(sources);
  const others = ['/r/infra/a/src/a.test.ts', '/r/infra/a/src/b.test.ts'];
  expect(suites(tests([...alone, ...others]))).toEqual([others, ...alone.map((path) => [path])]);
});

test('no file is lost, none runs twice, and no suite is long', () => {
  for (const count of [1, 24, 25, 71, 115]) {
    const files = numbered('remotes/bind', count);
    const found = suites(tests(files.toReversed()));
    expect(found.flat()).toEqual(files);
    expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(24);
  }
  expect(suites([])).toEqual([]);
});

test('a few files of one package keep every worker busy', () => {
  const sizes = suites(tests(numbered('shared/domain', 6)), 2).map(({ length }) => length);
  expect(sizes).toEqual([3, 3]);
});
