import { spawn, type ChildProcess } from 'node:child_process';
import { repository } from '../repository';

export interface Running {
  process: ChildProcess;
  /** Resolves once it is ready; rejects if it ends before. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds until a start counts as failed; the first one builds everything. */
const START_LIMIT = 480_000;

async function whenReady(child: ChildProcess, isReady: (output: string) => boolean | Promise<boolean>) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += String(part)));
  const until = Date.now() + START_LIMIT;
  while (!(await isReady(output))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`${child.spawnargs.join(' ')} failed:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts a Node script of the project's root. It can be stopped at once, ready or not. */
export function startNode(
  args: string[],
  env: Record<string, string>,
  isReady: (output: string) => boolean | Promise<boolean>,
): Running {
  const child = spawn(process.execPath, args, { cwd: repository, env: { ...process.env, ...env } });
  return { process: child, ready: whenReady(child, isReady), stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
