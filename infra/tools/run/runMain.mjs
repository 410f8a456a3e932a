import { spawn, spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './install.mjs';
import { choosePorts } from './ports.mjs';

const END_WITH_PARENT = pathToFileURL(join(root, 'infra/tools/run/endWithParent.mjs')).href;

/** How often to look whether npm is still there, in ms. */
const LOOK = 500;

/** A process's parent and the name of its program. */
function processAt(pid) {
  const { stdout = '' } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [parent = '', name = ''] = stdout.trim().split(/\s+/);
  return { parent: Number(parent), name: basename(name) };
}

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** npm keeps no channel to its scripts, and a shell between them waits forever, so this looks whether npm still runs. */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const above = processAt(parent);
  const npm = /^(ba|da|z)?sh$/.test(above.name) ? above.parent : parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(npm)) return;
    child.kill('SIGTERM');
    clearInterval(timer);
  }, LOOK).unref();
}

/**
 * Installs when the lock file has changed, then runs a program of this project, as `infra/tools/e2e/src/sums/main.ts`, and
 * resolves to its exit code. It ends with this process, however that ends. `ports`: it starts a system on free ports.
 */
export async function runMain(file, args, { ports = false } = {}) {
  ensureInstalled();
  if (ports) await choosePorts();
  const child = spawn(
    process.execPath,
    ['--import', END_WITH_PARENT, '--import', 'tsx', join(root, file), ...args],
    { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );
  // Ctrl-C reaches the whole group, but SIGTERM only this process.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  endWithNpm(child);
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}
