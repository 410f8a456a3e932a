import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { affectedBy, isNear } from './affected';
import { changedFiles } from './changedFiles';
import type { Outcome } from './outcome';
import { type Command, npm, root, runChecks } from './runCommand';
import { BROWSER, runJest, testsOf, UNIT } from './runJest';

function checksOf(files: string[], code: string[]): Command[] {
  const sentences = npm('run', '--silent', 'check:sentences');
  if (files.length === 0) return [sentences];
  const format = npm('exec', '--', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files);
  const checks = [{ ...format, title: 'format of changed files' }, sentences];
  if (code.length === 0) return checks;
  const lint = npm('exec', '--', 'oxlint', '--type-aware', '--deny-warnings', ...code);
  const boundaries = npm('exec', '--', 'depcruise', '--config', '.dependency-cruiser.cjs', ...code);
  return [
    npm('run', '--silent', 'types'),
    { ...lint, title: 'oxlint on changed files' },
    { ...boundaries, title: 'boundaries of changed files' },
    ...checks,
  ];
}

function tellLeftOut(tests: string[], stories: string[]) {
  const all = readdirSync(join(root, 'infra/e2e/src/stories')).map((file) => file.replace('.e2e.ts', ''));
  const left = all.filter((name) => !stories.includes(name));
  console.log('\nLeft out, for npm test to run:');
  if (tests.length > 0) console.log(`${tests.length} tests (${tests.join(', ')})`);
  console.log(`${left.length} of ${all.length} browser stories (${left.join(', ')})`);
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

/** What uncommitted changes, and commits since `base`, can affect: the checks, the tests that import them, few stories. */
export async function runChanged(outcome: Outcome, base?: string): Promise<void> {
  const files = changedFiles(base);
  const { code, stories } = affectedBy(files);
  console.log(`${files.length} changed files, ${code.length} of them code`);
  const related = code.length === 0 ? [] : testsOf(code);
  const near = related.filter((test) => isNear(test, code));
  await Promise.all([
    runTests(outcome, near),
    runChecks(outcome, checksOf(files, code)).then(() => runStories(outcome, stories)),
  ]);
  tellLeftOut(
    related.filter((test) => !near.includes(test)),
    stories,
  );
}
