import type { Test } from 'jest-runner';

/** Test files that run in one page or process, one after another. */
export type Suite = [Test, ...Test[]];

/** What files leave behind costs more, from some number on, than loading the modules again. */
const MOST_FILES = 24;

/** Replaces or forgets modules, loads them in another mode, or defines elements, which a page keeps. */
const IS_ALONE =
  /\bjest\.(mock|doMock|unmock|setMock|resetModules|unstable_\w+)\(|@jest-environment|\bNODE_ENV\b|\bcustomElements\b/;

/** The project and the package of a file. */
const homeOf = ({ path, context: { config } }: Test): string =>
  [config.id, ...path.slice(config.rootDir.length).split(/[\\/]/, 3)].join(' ');

/** Neighbors come together, because they load the same modules. */
function parts(tests: readonly Test[], most: number): Suite[] {
  const [first, ...others] = tests.slice(0, Math.ceil(tests.length / Math.ceil(tests.length / most)));
  if (!first) return [];
  return [[first, ...others], ...parts(tests.slice(others.length + 1), most)];
}

/** The suites of a run, by package; even a few files keep all workers busy. */
export function suitesOf(tests: readonly Test[], workers: number, sourceOf: (test: Test) => string): Suite[] {
  const most = Math.min(MOST_FILES, Math.ceil(tests.length / workers));
  const alone = tests.filter((test) => IS_ALONE.test(sourceOf(test)));
  const others = tests
    .filter((test) => !alone.includes(test))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const homes = [...new Set(others.map(homeOf))];
  return [
    ...homes.flatMap((home) =>
      parts(
        others.filter((test) => homeOf(test) === home),
        most,
      ),
    ),
    ...alone.map((test): Suite => [test]),
  ];
}
