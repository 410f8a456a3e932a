import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, appendFile, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { PRE_CLOSE_WAIT_MS, readSettings } from '@infra/server';
import { repository, type Part, type PartProcess } from './parts';

export interface RunningProcess extends PartProcess {
  child: ChildProcess;
  /** The sentence it printed about its failed start, if any. */
  complaint: () => Promise<string | null>;
  stop(): Promise<void>;
}

/** Milliseconds for a part to become ready, and for a process to end after its configured wait. */
const READY_LIMIT = 90_000;
const STOP_LIMIT = 7500;
const LOOK_EVERY = 25;

/** glibc keeps memory freed by each thread; with two pools for all threads the API alone uses 75 MB less. */
const SPARING = { MALLOC_ARENA_MAX: '2' };

const endWithParent = pathToFileURL(join(repository, 'infra/tools/run/endWithParent.mjs')).href;

/** Node's options for running a process from the build in this folder. */
export function builtCommand(folder: string, { parts }: PartProcess): string[] {
  const args = parts.flatMap((part) => part.args);
  return ['--enable-source-maps', join(folder, `${parts[0].entry}.mjs`), ...args];
}

/** Starts a process, which ends when this one does; its output goes to `logs/<name>.log` in the data folder. */
export function startProcess(
  started: PartProcess,
  dataDir: string,
  command: string[],
  onExit: (code: number | null) => void,
): RunningProcess {
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  accessSync(logs, constants.W_OK);
  const log = logAt(join(logs, `${started.name}.log`));
  // A separate process group: Ctrl-C reaches only this process, which then ends the others in order.
  const child = spawn(process.execPath, ['--import', endWithParent, ...command], {
    cwd: repository,
    env: { NODE_ENV: 'production', ...SPARING, ...ON_ONE_MACHINE, ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  // The first of the two that ends must not end the log of the other.
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.once('exit', onExit);
  return { ...started, child, complaint: complaintOf(child), stop: () => stop(child) };
}

/**
 * A file for its owner only, there from the start. What a full disk does not take is lost; the process and its log go
 * on.
 */
function logAt(file: string): Writable {
  const append = (text: string | Buffer, done: () => void) =>
    appendFile(file, text, { mode: 0o600 }, () => done());
  return new Writable({
    construct: (done) => append('', done),
    write: (chunk: Buffer, _encoding, done) => append(chunk, done),
  });
}

/** Captures the sentence of a failed start (infra/services/server, startFailure). */
function complaintOf(child: ChildProcess): () => Promise<string | null> {
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said = `${said}${part.toString()}`.slice(-4000)));
  const closed = new Promise((resolve) => child.once('close', resolve));
  return async () => {
    // It may have ended before its last output was read.
    if (hasEnded(child)) await closed;
    return /cannot start: (.*)/.exec(said)?.[1] ?? null;
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** No load balancer has to notice that a part stops on this machine. */
const ON_ONE_MACHINE = { PRE_CLOSE_WAIT_MS: '250' };

/** How long each part keeps serving once it is told to stop. */
const preCloseWait = (): number =>
  readSettings({ settings: { PRE_CLOSE_WAIT_MS } }, { ...ON_ONE_MACHINE, ...process.env }).PRE_CLOSE_WAIT_MS;

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT + preCloseWait());
  await ended;
  clearTimeout(timer);
}

/** Whether a part is ready now, whoever started it. */
export async function answers({ port, readyPath }: Part): Promise<boolean> {
  return fetch(`http://localhost:${port}${readyPath}`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function failureOf(part: Part, { complaint, name: log }: RunningProcess): Promise<Error> {
  const reason = await complaint();
  return new Error(
    reason === null
      ? `${part.name} did not become ready (see logs/${log}.log in the data folder)`
      : `${part.name} cannot start: ${reason}`,
  );
}

async function partReady(part: Part, running: RunningProcess): Promise<void> {
  const until = Date.now() + READY_LIMIT;
  while (Date.now() < until && !hasEnded(running.child)) {
    if (await answers(part)) return;
    await sleep(LOOK_EVERY);
  }
  throw await failureOf(part, running);
}

/** Resolves when every part of a process responds; throws if it ended or took too long. */
export async function whenReady(running: RunningProcess): Promise<void> {
  await Promise.all(running.parts.map((part) => partReady(part, running)));
}

/** Rejects when a process ends, so that a wrong setting is named at once; it never resolves. */
export async function whenEnded(running: RunningProcess): Promise<never> {
  const { child, parts } = running;
  if (!hasEnded(child)) await new Promise((resolve) => child.once('exit', resolve));
  throw await failureOf(parts[0], running);
}

/** The lines that name each part's address and process. */
export const linesOf = ({ parts, child }: RunningProcess): string[] =>
  parts.map(({ name, port }) => `${name.padEnd(13)} http://localhost:${port}  pid ${child.pid}`);
