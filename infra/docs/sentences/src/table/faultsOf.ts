import type { Section } from '../model/section';
import type { ShowingTest } from '../scan/findTests';

/**
 * Everything that makes the table incomplete, one line each: sentences without a test, unknown ids, tests that name a
 * sentence but cannot fail.
 */
export function faultsOf(sections: readonly Section[], tests: readonly ShowingTest[]): string[] {
  const sentences = sections.flatMap((section) => Object.entries(section.sentences));
  const known = new Set(sentences.map(([id]) => id));
  const shown = new Set(tests.flatMap(({ ids }) => ids));
  return [
    ...tests.flatMap(({ file, title, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `no sentence ${id}: ${file}, "${title}"`),
    ),
    ...tests
      .filter(({ asserts }) => !asserts)
      .map(({ file, title, ids }) => `nothing asserted for ${ids.join(', ')}: ${file}, "${title}"`),
    ...sentences.filter(([id]) => !shown.has(id)).map(([id, text]) => `no test of ${id}: ${text}`),
  ];
}
