import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { affectedBy, isCode, isNear, type Affected } from './affected';
import { allFiles, changedFiles, type Changes } from './changedFiles';
import type { Outcome } from './outcome';
import { relatedFiles } from './relatedFiles';
import { type Command, npm, root, runChecks } from './runCommand';
import { BROWSER, runJest, UNIT } from './runJest';

const script = (name: string): Command => npm('run', '--silent', name);

function checksOf({ files }: Changes, { code, isWide }: Affected): Command[] {
  const format = npm('exec', '--', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files);
  const always = [
    ...(files.length === 0 ? [] : [{ ...format, title: 'format of changed files' }]),
    script('check:sentences'),
  ];
  if (isWide) return [...['types', 'lint', 'boundaries', 'check:unused'].map(script), ...always];
  if (code.length === 0) return always;
  const lint = npm('exec', '--', 'oxlint', '--deny-warnings', ...code);
  const boundaries = npm('exec', '--', 'depcruise', '--config', '.dependency-cruiser.cjs', ...code);
  return [
    script('types'),
    { ...lint, title: 'oxlint on changed files' },
    { ...boundaries, title: 'boundaries of changed files' },
    ...always,
  ];
}

const inRoot = (files: readonly string[]) => files.map((file) => join(root, file));

/** The tests that use any of these files, directly or not. */
function testsOf(code: readonly string[]): string[] {
  return relatedFiles(inRoot(allFiles().filter(isCode)), inRoot(code))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((file) => /\.test\.tsx?$/.test(file));
}

const isLong = (story: string) => story.endsWith('.long');
const list = (stories: string[]) => `${stories.length} browser stories (${stories.join(', ')})`;

function tellLeftOut(tests: string[], stories: string[], isWide: boolean) {
  const all = readdirSync(join(root, 'infra/tools/e2e/src/stories')).map((file) =>
    file.replace('.e2e.ts', ''),
  );
  const left = all.filter((name) => !stories.includes(name));
  console.log('\nLeft out, for npm test to run:');
  console.log(`sizes, pins${isWide ? '' : ', unused files and exports'}`);
  if (tests.length > 0) console.log(`${tests.length} tests (${tests.join(', ')})`);
  console.log(list(left.filter((name) => !isLong(name))));
  console.log(`Left out, for npm test -- --all to run:\n${list(left.filter(isLong))}`);
}

async function runTests(outcome: Outcome, tests: string[]) {
  if (tests.length === 0) return;
  const args = [...UNIT, '--runTestsByPath', ...tests];
  await runJest(outcome, { title: 'unit and API tests of changed files', args });
}

async function runStories(outcome: Outcome, stories: string[]) {
  if (stories.length === 0) return;
  const paths = stories.map((name) => `stories/${name}.e2e.ts`);
  const title = `browser: ${stories.join(', ')}`;
  await runJest(outcome, { title, args: [...BROWSER, ...paths], quiet: true });
}

/**
 * Tests what uncommitted changes, and commits since `base`, can affect: the checks, the tests that import them, a few
 * stories.
 */
export async function runChanged(outcome: Outcome, base?: string): Promise<void> {
  const changes = changedFiles(base);
  const affected = affectedBy(changes.files, changes.gone);
  const { code, stories, isWide } = affected;
  console.log(
    `${changes.files.length} changed files, ${code.length} of them code; ${changes.gone.length} gone`,
  );
  const related = testsOf(code);
  const near = related.filter((test) => isNear(test, code));
  await Promise.all([
    runTests(outcome, near),
    runChecks(outcome, checksOf(changes, affected)).then(() => runStories(outcome, stories)),
  ]);
  tellLeftOut(
    related.filter((test) => !near.includes(test)),
    stories,
    isWide,
  );
}
