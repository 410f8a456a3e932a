import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

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
export function endWithNpm(child) {
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
