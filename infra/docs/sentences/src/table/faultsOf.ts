import { waitsFor, type Section } from '../model/section';
import type { ShowingTest } from '../scan/findTests';

/** What keeps the table from being complete: sentences without a test, ids that no sentence has. One line each. */
export function faultsOf(sections: readonly Section[], tests: readonly ShowingTest[]): string[] {
  const sentences = sections.flatMap((section) => section.sentences);
  const known = new Set(sentences.map(({ id }) => id));
  const shown = new Set(tests.flatMap(({ ids }) => ids));
  return [
    ...tests.flatMap(({ file, title, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `no sentence ${id}: ${file}, "${title}"`),
    ),
    ...sentences
      .filter((sentence) => waitsFor(sentence) === null && !shown.has(sentence.id))
      .map(({ id, text }) => `no test of ${id}: ${text}`),
  ];
}
