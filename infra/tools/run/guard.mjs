/**
 * node infra/tools/run/guard.mjs COMMAND ARGS: runs a command in a process group of its own. When this process is told to
 * end, or when its parent is gone, the whole group ends, so that an interrupted run leaves nothing behind. Before it
 * ends it sends its parent the processor seconds of the command and of what the command waited for (on Linux).
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** Hundredths of a second of the children that ended (cutime and cstime), which only Linux reports. */
function processorSeconds() {
  try {
    const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(13, 15);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return undefined;
  }
}

let code = 1;
let isEnding = false;

function leave() {
  if (process.connected) process.send({ processorSeconds: processorSeconds() }, () => process.exit(code));
  else process.exit(code);
}

function end() {
  if (isEnding) return;
  isEnding = true;
  signal('SIGTERM');
  const since = Date.now();
  const look = () => {
    if (!signal(0)) {
      clearInterval(timer);
      leave();
    } else if (Date.now() - since > GRACE) signal('SIGKILL');
  };
  const timer = setInterval(look, 50);
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
