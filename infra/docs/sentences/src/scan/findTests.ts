import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsOf } from './idsOf';
import { testTitles } from './testTitles';

/** A test and the sentences it shows. */
export interface ShowingTest {
  /** Path from the repository root, with `/`. */
  file: string;
  /** Prefixed with the titles of its groups. */
  title: string;
  ids: readonly string[];
  asserts: boolean;
}

const FOLDERS = ['hosts', 'remotes', 'shared', 'infra'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.data']);

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return testFiles(path);
    return /\.(test\.tsx?|e2e\.ts)$/.test(entry.name) ? [path] : [];
  });
}

/** Every test of the repository that names a sentence, by file. */
export function findTests(root: string): ShowingTest[] {
  const files = FOLDERS.flatMap((folder) => testFiles(join(root, folder)))
    .map((path) => path.slice(root.length + 1).replaceAll('\\', '/'))
    .toSorted();
  return files.flatMap((file) =>
    testTitles(readFileSync(join(root, file), 'utf8'), file.endsWith('x')).flatMap(
      ({ path, asserts, rowIds }) => {
        const titles = path.map(idsOf);
        const ids = [...(titles.at(-1)?.ids ?? []), ...rowIds];
        return ids.length === 0
          ? []
          : [{ file, title: titles.map(({ plain }) => plain).join(' › '), ids, asserts }];
      },
    ),
  );
}
