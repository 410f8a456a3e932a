import { execFileSync } from 'node:child_process';
import type { Outcome } from './outcome';
import { npm, root, runChecks } from './runCommand';
import { BROWSER, runJest, UNIT } from './runJest';

const script = (name: string) => npm('run', '--silent', name);

/** What needs no build, quickest first. */
const CHECKS = [
  'format:check',
  'lint',
  'types',
  'boundaries',
  'check:unused',
  'check:sentences',
  'check:pins',
  'lint:promises',
].map(script);

/** Builds the apps, which the browser stories need. */
const BUILD = [script('check:sizes')];

/** The short form; with `TEST_ALL` in the environment, the long one. */
export async function runAll(outcome: Outcome, env: Record<string, string> = {}): Promise<void> {
  // Two lanes, because a test that waits leaves its core free.
  await Promise.all([
    runChecks(outcome, CHECKS).then(() => runJest(outcome, { title: 'unit and API tests', args: UNIT, env })),
    runChecks(outcome, BUILD).then(() =>
      runJest(outcome, { title: 'browser', args: BROWSER, env, quiet: true }),
    ),
  ]);
}

/** Commands of the long form that need the machine for themselves. */
const LONG_CHECKS = [
  script('lint:types'),
  script('changes'),
  npm('run', '--silent', 'new-remote', '-w', '@infra/e2e'),
  npm('run', '--silent', 'drill', '--', 'team'),
];

/** What shows stability rather than a rule, and would keep a day's work waiting. */
const NIGHTLY_CHECKS = [npm('run', '--silent', 'drill', '--', 'soak', '4')];

export const runNightlyChecks = (outcome: Outcome): Promise<void> => runChecks(outcome, NIGHTLY_CHECKS);

export const runLongChecks = (outcome: Outcome): Promise<void> => runChecks(outcome, LONG_CHECKS);

/** The binary of a version, from npm's `node` package, which is in npm's own cache. */
function nodeBinary(version: string): string {
  const args = ['exec', '--yes', `--package=node@${version}`, '-c', 'node -p process.execPath'];
  const shell = process.platform === 'win32';
  return execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell }).trim();
}

/** On each Node, the system starts and a shopper sees a price. */
export async function runOnEachNode(outcome: Outcome): Promise<void> {
  for (const version of NODES) {
    const title = `browser smoke on Node ${version}`;
    try {
      await runJest(outcome, {
        title,
        args: [...BROWSER, 'stories/smoke.e2e.ts'],
        node: nodeBinary(version),
      });
    } catch (error) {
      console.error(`== ${title}: FAILED`, error);
      outcome.failures.push(`${title}: no such Node`);
    }
  }
}
