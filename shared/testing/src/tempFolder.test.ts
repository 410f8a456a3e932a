import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempFolder } from './tempFolder';

const helper = pathToFileURL(join(__dirname, 'tempFolder.ts')).href;

/** A run of its own that makes a folder and ends like this. */
function runThat(ends: string, tmp: string) {
  const code = `import { tempFolder } from '${helper}'; console.log(tempFolder('a')); ${ends}`;
  const { TEST_RUN_FOLDER: _ours, ...env } = process.env;
  return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...env, TMPDIR: tmp, TEMP: tmp, TMP: tmp },
  });
}

const runsIn = (tmp: string) => readdirSync(tmp).filter((name) => name.startsWith('test-run-'));

test('a folder has its name, and is in the folder of this run', () => {
  const folder = tempFolder('mine');
  expect(basename(folder)).toMatch(/^mine-/);
  expect(folder).toContain(process.env['TEST_RUN_FOLDER'] ?? 'no run');
});

test.each([
  ['ends', '', 0],
  ['fails', 'throw new Error("a failed test");', 1],
])('a run that %s leaves nothing behind', (_name, ends, code) => {
  const tmp = tempFolder('tmp');
  const { status, stdout } = runThat(ends, tmp);
  expect([status, existsSync(stdout.trim())]).toEqual([code, false]);
  expect(stdout).toContain('test-run-');
  expect(runsIn(tmp)).toEqual([]);
});

test('what a killed run left is removed by the next one, and what another run uses is not', () => {
  const tmp = tempFolder('tmp');
  const { pid } = spawnSync(process.execPath, ['--version']);
  for (const owner of [pid, process.pid])
    mkdirSync(join(tmp, `test-run-${owner}/some-folder`), { recursive: true });
  runThat('', tmp);
  expect(runsIn(tmp)).toEqual([`test-run-${process.pid}`]);
});
