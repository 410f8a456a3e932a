import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';

const root = resolve(__dirname, '../../../..');

/** A temporary repository with the command and one test with this title. */
function repositoryWith(title: string) {
  const folder = tempFolder('sentences');
  for (const name of ['hosts', 'remotes', 'shared']) mkdirSync(join(folder, name));
  cpSync(join(root, 'infra/docs/sentences/src'), join(folder, 'infra/docs/sentences/src'), {
    recursive: true,
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'shared/one.test.ts'), `test(${JSON.stringify(title)}, () => {});`);
  const sentences = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'infra/docs/sentences/src/cli.ts', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  return { folder, sentences };
}

test('npm run sentences -- --check fails for untested sentences and unknown ids, and writes nothing', () => {
  const { folder, sentences } = repositoryWith('shows two [2.3-1, 2.3-999]');
  const checked = sentences('--check');
  expect(checked.status).toBe(1);
  expect(checked.stderr).toContain('no test of 2.3-2: ');
  expect(checked.stderr).not.toContain('no test of 2.3-1: ');
  expect(checked.stderr).toContain('no sentence 2.3-999: shared/one.test.ts, "shows two"');
  expect(checked.stderr).toContain('nothing asserted for 2.3-1, 2.3-999: shared/one.test.ts, "shows two"');
  expect(existsSync(join(folder, 'infra/docs/sentences.md'))).toBe(false);

  expect(sentences().status).toBe(0);
  expect(readFileSync(join(folder, 'infra/docs/sentences.md'), 'utf8')).toContain('| 2.3-1 |');
});
