import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { until } from '@shared/testing/until';

const GUARD = resolve(import.meta.dirname, '../guard.mjs');

let folder: string;
let started: ChildProcess;
beforeEach(() => {
  folder = tempFolder('guard');
});
afterEach(() => {
  started.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A command that starts a process of its own and writes down both pids; `rest` is what it does then. */
const COMMAND = (rest: string) => `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  require('node:fs').writeFileSync('pids.part', JSON.stringify([process.pid, child.pid]));
  require('node:fs').renameSync('pids.part', 'pids');
  ${rest}`;
const GOES_ON = 'setInterval(() => {}, 1000)';
const DEAF = `process.on('SIGTERM', () => {}); ${GOES_ON}`;

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function pidsOf(): Promise<number[]> {
  const file = join(folder, 'pids');
  await until(() => existsSync(file));
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** As the test run starts its parts; `through` is a process between it and the guard. */
function guard(rest: string, through: string[] = []): ChildProcess {
  const args = [...through, GUARD, process.execPath, '-e', COMMAND(rest)];
  started = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  return started;
}

const PARENT = `require('node:child_process').spawn(process.execPath, process.argv.slice(1), {
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
})`;

test.each([
  ['is told to end', GOES_ON, [], 'SIGTERM'],
  ['is interrupted', GOES_ON, [], 'SIGINT'],
  ['loses its parent to kill -9', GOES_ON, ['-e', PARENT, '--'], 'SIGKILL'],
] as const)('a run that %s leaves no process of its command', async (_name, rest, through, signal) => {
  const child = guard(rest, [...through]);
  const pids = await pidsOf();
  expect(pids.map(isThere)).toEqual([true, true]);
  child.kill(signal);
  await until(() => !pids.some(isThere));
});

test('a command that ends leaves none of its own processes, and passes on its exit code', async () => {
  const child = guard('process.exitCode = 3; child.unref(); process.exit()');
  const code = await new Promise((done) => child.once('exit', done));
  expect([code, (await pidsOf()).some(isThere)]).toEqual([3, false]);
});

test('a command that ignores the signal is killed', async () => {
  const child = guard(DEAF);
  const pids = await pidsOf();
  child.kill('SIGTERM');
  await until(() => !pids.some(isThere));
});

const whereKnown = process.platform === 'linux' ? test : test.skip;
whereKnown('the processor seconds of a command and of its children are reported', async () => {
  const busy = `const until = process.cpuUsage().user + 400_000; while (process.cpuUsage().user < until);`;
  const child = guard(`
    require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}]);
    process.exit();`);
  const usage = await new Promise<{ processorSeconds: number }>((done) => child.once('message', done));
  expect(usage.processorSeconds).toBeGreaterThan(0.35);
});
