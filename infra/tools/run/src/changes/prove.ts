import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesFrom } from '../new/templates';
import { scratchCopy } from '../scratch/scratchCopy';
import { repository } from '../parts';
import type { Change, Edit } from './change';
import { CHANGES } from './map';
import { strayPaths } from './places';

/**
 * npm run changes [-- words of a row]: makes each change of that map in a scratch copy, in the named places
 * only, and then one mistake in it. The named check must pass the change and stop the mistake.
 */
const asked = process.argv.slice(2).join(' ');
const rows = CHANGES.filter(({ change }) => change.includes(asked));
const { folder, remove } = scratchCopy(repository);
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=map', '-c', 'user.email=map@map.invalid', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

function make({ file, find, put }: Edit): void {
  const path = join(folder, file);
  if (find === undefined) {
    mkdirSync(dirname(path), { recursive: true });
    return writeFileSync(path, put);
  }
  const text = readFileSync(path, 'utf8');
  if (!text.includes(find)) throw new Error(`${file} does not contain: ${find}`);
  return writeFileSync(
    path,
    text.replace(find, () => put),
  );
}

function run(command: readonly string[]): { ok: boolean; said: string } {
  const [file = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: folder, encoding: 'utf8' });
  return { ok: status === 0, said: stdout + stderr };
}

const changed = (): string[] =>
  git('status', '--porcelain', '--untracked-files=all', '--no-renames')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

function undo(): void {
  git('checkout', '-q', '.');
  git('clean', '-fdq');
}

const faults: string[] = [];
const TYPES = ['npx', 'tsc', '--noEmit', '-p', 'tsconfig.json'];

/** Makes the change itself, and reports files outside the named places. */
function makeRight(row: Change): void {
  const before = new Set(changed());
  if (row.command) {
    const { ok, said } = run(row.command);
    if (!ok) faults.push(`${row.change}: ${row.command.join(' ')} failed\n${said}`);
  }
  for (const edit of row.right) make(edit);
  const stray = strayPaths(
    row,
    changed().filter((path) => !before.has(path)),
  );
  if (stray.length > 0) faults.push(`${row.change}: also touches ${stray.join(', ')}`);
}

function proveTypes(all: readonly Change[]): void {
  if (all.length === 0) return;
  for (const row of all) makeRight(row);
  const right = run(TYPES);
  if (!right.ok) faults.push(`types: the changes do not compile\n${right.said}`);
  for (const { mistake } of all) for (const edit of mistake) make(edit);
  const { said } = run(TYPES);
  for (const { change, check } of all) {
    const isStopped = said.includes(check.says);
    console.log(`${isStopped ? 'ok' : 'FAILED'}  ${change}`);
    if (!isStopped) faults.push(`${change}: types do not report "${check.says}"\n${said}`);
  }
  undo();
}

/** Runs the tests that use the change, which are no part of it. */
function proveUse({ change, proof }: Change): void {
  if (!proof) return;
  const tests = filesFrom(proof.template, {});
  for (const [file, put] of tests) make({ file, put });
  const { ok, said } = run(proof.run);
  if (!ok) faults.push(`${change}: ${proof.run.join(' ')} fails\n${said}`);
  for (const file of tests.keys()) rmSync(join(folder, file));
}

/** Runs a row's own check with the change and with its mistake, and the tests that use the change. */
function proveAlone(row: Change): void {
  const command = 'run' in row.check ? row.check.run : null;
  if (!command && !row.proof) return;
  const before = faults.length;
  makeRight(row);
  const right = command && run(command);
  if (right && !right.ok)
    faults.push(`${row.change}: the right change fails ${command?.join(' ')}\n${right.said}`);
  proveUse(row);
  if (command) proveMistake(row, command);
  console.log(`${faults.length === before ? 'ok' : 'FAILED'}  ${row.change}${command ? '' : ', in use'}`);
  undo();
}

function proveMistake({ change, mistake, check: { says } }: Change, command: readonly string[]): void {
  for (const edit of mistake) make(edit);
  const wrong = run(command);
  if (wrong.ok || !wrong.said.includes(says))
    faults.push(`${change}: ${command.join(' ')} does not stop the mistake with "${says}"\n${wrong.said}`);
}

try {
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'before');
  proveTypes(rows.filter(({ check }) => 'types' in check));
  for (const row of rows) proveAlone(row);
} finally {
  remove();
}
for (const fault of faults) console.error(`\n${fault}`);
console.log(`${rows.length} changes of the map, ${faults.length} faults`);
process.exitCode = faults.length === 0 && rows.length > 0 ? 0 : 1;
