import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCode } from '../test/affected';
import { allFiles } from '../test/changedFiles';
import { moduleNames } from '../test/moduleNames';
import { root } from '../test/runCommand';
import { tourOf, withTour } from './tour';
import { legsOf, TRIPS } from './trips';

/**
 * `npm run figures`: how large the project is to read, for a table before and after a change of its shape.
 * `-- --tour` writes the trips into `infra/docs/tour.md`.
 */
const files = allFiles();
const code = files.filter(isCode);
const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);
const sources = code.filter((file) => !isTest(file));
const lineCount = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
const lengths = sources.map(lineCount).toSorted((a, b) => a - b);
const lines = (some: readonly string[]) => some.map(lineCount).reduce((sum, count) => sum + count, 0);

const words = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(join(root, file), 'utf8').split(/\s+/).filter(Boolean).length)
  .reduce((sum, count) => sum + count, 0);

const imports = new Map(
  sources.map((file) => {
    const { taken, passedOn } = moduleNames(join(root, file));
    return [join(root, file), [...new Set([...taken, ...passedOn].map(({ from }) => from))]] as const;
  }),
);
const importers = new Map<string, number>();
for (const targets of imports.values())
  for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1);

const depths = new Map<string, number>();
/** The files on the longest way from a file through its imports; an import that leads back counts once. */
function depthOf(file: string): number {
  const known = depths.get(file);
  if (known !== undefined) return known;
  depths.set(file, 1);
  const depth = 1 + Math.max(0, ...(imports.get(file) ?? []).map(depthOf));
  depths.set(file, depth);
  return depth;
}

const trips = TRIPS.map((trip) => ({ name: trip.name, legs: legsOf(trip, root, imports) }));

const rows: [string, number][] = [
  ['files', files.length],
  ['source files', sources.length],
  ['test files', code.length - sources.length],
  ['median lines of a source file', lengths[Math.floor(lengths.length / 2)] ?? 0],
  ['source files of 12 lines or fewer', lengths.filter((count) => count <= 12).length],
  ['source files with one importer', [...imports.keys()].filter((file) => importers.get(file) === 1).length],
  ['lines of source', lines(sources)],
  ['lines of tests', lines(code.filter(isTest))],
  ['packages', files.filter((file) => /(^|\/)package\.json$/.test(file)).length],
  ['files on the longest chain of imports', Math.max(...[...imports.keys()].map(depthOf))],
  ['words of prose', words],
  ...trips.map(({ name, legs }): [string, number] => [
    `files on the trip: ${name}`,
    new Set(legs.flatMap(({ files: passed }) => passed)).size,
  ]),
];
for (const [name, value] of rows) console.log(`${String(value).padStart(8)}  ${name}`);

const page = join(root, 'infra/docs/tour.md');
if (process.argv.includes('--tour')) writeFileSync(page, withTour(readFileSync(page, 'utf8'), tourOf(trips)));
