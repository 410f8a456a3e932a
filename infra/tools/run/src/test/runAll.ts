import { sample } from '@shared/testing/form';
import { nodeBinary } from '../../pinnedNode.mjs';
import type { Outcome } from './outcome';
import { npm, runChecks } from './runCommand';
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
].map(script);

/** Build the apps, which the browser stories need. */
const BUILD = [script('check:sizes'), script('check:browsers')];

/** Takes longer than a reader of a failed test wants to wait, so it comes last. */
const TYPED = [script('lint:promises')];

/** The short form; with `TEST_ALL` in the environment, the long one. */
export async function runAll(outcome: Outcome, env: Record<string, string> = {}): Promise<void> {
  // Two lanes, because a test that waits leaves its core free.
  await Promise.all([
    runChecks(outcome, CHECKS).then(() => runJest(outcome, { title: 'unit and API tests', args: UNIT, env })),
    runChecks(outcome, BUILD)
      .then(() => runJest(outcome, { title: 'browser', args: BROWSER, env, quiet: true }))
      .then(() => runChecks(outcome, TYPED)),
  ]);
}

const LONG_FORM = { TEST_ALL: '1' };

/** Commands of the long form that need the machine for themselves. */
const LONG_CHECKS = [
  script('check:licenses'),
  script('lint:types'),
  script('changes'),
  npm('run', '--silent', 'new-remote', '-w', '@infra/e2e'),
  npm('run', '--silent', 'drill', '--', 'team'),
];

/** The test files with rows that show stability rather than a rule; `sample` picks one in `--all`. */
const STABILITY = {
  unit: ['infra/tools/proof/src/fuzz', 'infra/tools/proof/src/drill'],
  browser: ['hostilePages', 'pairs.long', 'wrongContract.long'],
};

const NIGHTLY_CHECKS = [npm('run', '--silent', 'drill', '--', 'soak', '4')];

/** The Node versions that the README supports. */
const NODES = ['22', '24', '26'];

/** Too old, so the system starts itself under the pinned one. */
const OLD_NODE = '20';

/** On each of these versions of Node, the system starts and a shopper sees a price. */
async function runOnNodes(outcome: Outcome, versions: readonly string[]): Promise<void> {
  for (const version of versions) {
    const title = `browser smoke on Node ${version}`;
    try {
      const node = nodeBinary(version);
      const how = version === OLD_NODE ? { env: { E2E_NODE: node } } : { node };
      await runJest(outcome, { title, args: [...BROWSER, 'stories/smoke.e2e.ts'], ...how });
    } catch (error) {
      console.error(`== ${title}: FAILED`, error);
      outcome.failures.push(`${title}: no such Node`);
    }
  }
}

/** The long form: every rule's test in full, and a sample by its seed of what `--nightly` runs in full. */
export async function runLong(outcome: Outcome): Promise<void> {
  await runAll(outcome, LONG_FORM);
  await runChecks(outcome, LONG_CHECKS);
  await runOnNodes(outcome, sample([...NODES, OLD_NODE]));
}

/** What shows stability rather than a rule, in full. */
export async function runNightly(outcome: Outcome): Promise<void> {
  const env = { ...LONG_FORM, TEST_NIGHTLY: '1' };
  await runJest(outcome, { title: 'unit tests of stability', args: [...UNIT, ...STABILITY.unit], env });
  await runJest(outcome, { title: 'browser', args: [...BROWSER, ...STABILITY.browser], env });
  await runChecks(outcome, NIGHTLY_CHECKS);
  await runOnNodes(outcome, [...NODES, OLD_NODE]);
}
