import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { repository, type Part } from './parts';

export interface RunningPart {
  part: Part;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Milliseconds a part gets to be ready, and to end. */
const READY_LIMIT = 90_000;
const STOP_LIMIT = 12_000;

/** glibc keeps what each thread has given back; with two pools for all threads the API alone keeps 75 MB less. */
const SPARING = { MALLOC_ARENA_MAX: '2' };

const command = ({ script, args }: Part): string[] => ['--import', 'tsx', join(repository, script), ...args];

const endWithParent = pathToFileURL(join(repository, 'infra/run/endWithParent.mjs')).href;

/** Starts a process, which ends when this one does; what it writes goes to `logs/<name>.log` beside the data. */
export function startPart(
  part: Part,
  dataDir: string,
  onExit: (code: number | null) => void,
  words: string[] = command(part),
): RunningPart {
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const log = createWriteStream(join(logs, `${part.name}.log`), { flags: 'a' });
  // A group of its own: Ctrl-C comes to this process alone, which then ends the parts in order.
  const child = spawn(process.execPath, ['--import', endWithParent, ...words], {
    cwd: repository,
    env: { NODE_ENV: 'production', ...SPARING, ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  child.once('exit', onExit);
  return { part, child, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
  await ended;
  clearTimeout(timer);
}

/** Resolves when the part answers; throws when it ended or took too long. */
export async function whenReady({ part, child }: RunningPart): Promise<void> {
  const until = Date.now() + READY_LIMIT;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const answer = await fetch(`http://localhost:${part.port}${part.readyPath}`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`${part.name} did not become ready (see logs/${part.name}.log in the data folder)`);
}
