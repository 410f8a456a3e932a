/**
 * npm test: installs, then lint, format, types, boundaries, the table of sentences, unit and API tests, and the browser
 * journeys against the built system. `-- --all` adds the long forms. The last line is `N passed, N failed`, with skips
 * counted and named.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const all = process.argv.includes('--all');
const scratch = mkdtempSync(join(tmpdir(), 'quote-tests-'));
const totals = { passed: 0, failed: 0, skipped: 0 };

/** A part of the short form that takes longer hangs: it is ended, so that the rest is told in time. */
const SHORT_FORM_MS = 40 * 60_000;

/** Runs a command to its end and says whether it went well. */
function run(command, args) {
  const started = Date.now();
  console.log(`\n== ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(all ? { TEST_ALL: '1' } : {}) },
    shell: process.platform === 'win32' && command !== process.execPath,
    ...(all ? {} : { timeout: SHORT_FORM_MS }),
  });
  console.log(`== ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  return status === 0;
}

/** A check is one test: it holds or it does not. */
function check(...args) {
  totals[run('npm', ['run', '--silent', ...args]) ? 'passed' : 'failed'] += 1;
}

const JEST = join(root, 'node_modules/jest/bin/jest.js');

/** A jest run adds its own counts. A run that dies without a report counts as one failure. */
function jest(name, args) {
  const report = join(scratch, `${name}.json`);
  const ok = run(process.execPath, [JEST, ...args, '--json', `--outputFile=${report}`]);
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    totals.passed += result.numPassedTests;
    totals.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
    totals.skipped += result.numPendingTests;
  } catch {
    totals.failed += 1;
    return;
  }
  if (!ok && totals.failed === 0) totals.failed += 1;
}

const CHECKS = ['check:pins', 'check:sentences', 'format:check', 'lint', 'types', 'boundaries'];
for (const script of CHECKS) check(script);
// Jest leaves a core to itself unless told: on a machine of two it would take the tests one after another.
jest('unit', ['--silent', '--maxWorkers=100%']);
jest('browser', ['--config', 'infra/e2e/jest.config.mjs', '--runInBand']);

const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed === 0 ? 0 : 1);
