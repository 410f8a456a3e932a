import { spawnSync } from 'node:child_process';
import { repository } from '../parts';
import { carryOut } from './carryOut';
import { Misuse, type Plan } from './plan';
import { carrierPlan } from './carrier';
import { remotePlan } from './remote';
import { statePlan } from './state';
import { stepPlan } from './step';

const KINDS: Record<string, { plan: (name: string, of?: string) => Plan; installs?: true }> = {
  remote: { plan: remotePlan, installs: true },
  carrier: { plan: carrierPlan },
  state: { plan: statePlan },
  step: { plan: stepPlan },
};

const usage = `Usage: npm run new -- <${Object.keys(KINDS).join('|')}> NAME, for a step also its remote (quote)`;

/** Links a new package into node_modules and the lock file. */
function install(): void {
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const { status } = spawnSync('npm', args, { cwd: repository, stdio: 'inherit' });
  if (status !== 0) throw new Misuse('npm install failed; run it again before you build');
}

function format(paths: readonly string[]): void {
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...paths], {
    cwd: repository,
    stdio: 'inherit',
  });
}

function run([kind = '', name = '', of, ...more]: readonly string[]): void {
  const found = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!found || name === '' || more.length > 0 || (of !== undefined && kind !== 'step'))
    throw new Misuse(usage);
  const plan = found.plan(name, of);
  const { created, changed } = carryOut(repository, plan);
  format([...created, ...changed].filter((path) => /\.(tsx?|json)$/.test(path)));
  if (found.installs) install();
  for (const path of created) console.log(`created ${path}`);
  for (const path of changed) console.log(`changed ${path}`);
  console.log(['', 'Next:', ...plan.next.map((step) => `  ${step}`)].join('\n'));
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Misuse ? error.message : error);
  process.exitCode = 1;
}
