/**
 * node infra/run/guard.mjs COMMAND ARGS: runs a command in a process group of its own. When this process is told to
 * end, or when its parent is gone, the whole group ends, so that an interrupted run leaves nothing behind.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';

/** For what stops in order, in ms; then the group is killed. */
const GRACE = 15_000;
const isWindows = process.platform === 'win32';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, {
  stdio: 'inherit',
  detached: !isWindows,
  shell: isWindows && command !== process.execPath,
});

/** Whether the group had anyone left to hear the signal. */
function signal(name) {
  try {
    return isWindows ? child.kill(name) : process.kill(-child.pid, name);
  } catch {
    return false;
  }
}

let code = 1;
let isEnding = false;

function end() {
  if (isEnding) return;
  isEnding = true;
  signal('SIGTERM');
  const since = Date.now();
  const look = () => {
    if (!signal(0)) process.exit(code);
    if (Date.now() - since > GRACE) signal('SIGKILL');
  };
  setInterval(look, 50);
}

child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (ended) => {
  code = ended ?? 1;
  end();
});
process.once('disconnect', end);
for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(name, end);
