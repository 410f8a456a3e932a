import { spawn, type ChildProcess } from 'node:child_process';
import { repository } from '../repository';

export interface Running {
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a Node script at the top of the project; resolves once `isReady` says so, throws when it ends before. */
export async function startNode(
  args: string[],
  env: Record<string, string>,
  isReady: (output: string) => boolean | Promise<boolean>,
): Promise<Running> {
  let output = '';
  const child = spawn(process.execPath, args, { cwd: repository, env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const until = Date.now() + 480_000;
  while (!(await isReady(output))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`${args.join(' ')} failed:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { process: child, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
