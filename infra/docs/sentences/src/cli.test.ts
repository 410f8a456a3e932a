import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../../..');

/** A repository of its own with the command, and one test with this title. */
function repositoryWith(title: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sentences-'));
  for (const name of ['hosts', 'remotes', 'shared']) mkdirSync(join(folder, name));
  cpSync(join(root, 'infra/docs/sentences/src'), join(folder, 'infra/docs/sentences/src'), {
    recursive: true,
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'shared/one.test.ts'), `test(${JSON.stringify(title)}, () => {});`);
  return (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'infra/docs/sentences/src/cli.ts', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
}

test('npm run sentences -- --check fails for what no test shows, what does not exist, and a table out of date', () => {
  const sentences = repositoryWith('shows two [2.3-1, 2.3-999]');
  const before = sentences('--check');
  expect(before.status).toBe(1);
  expect(before.stderr).toContain('no test of 2.3-2: ');
  expect(before.stderr).not.toContain('no test of 2.3-1: ');
  expect(before.stderr).toContain('no sentence 2.3-999: shared/one.test.ts, "shows two"');
  expect(before.stderr).toContain('out of date');

  expect(sentences().status).toBe(0);
  const after = sentences('--check');
  expect(after.stderr).not.toContain('out of date');
  expect(after.status).toBe(1);
});
