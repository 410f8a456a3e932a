import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import type { Outcome } from './outcome';
import { TIME_LIMITS } from '@shared/testing/timeLimits';

export const root = resolve(import.meta.dirname, '../../../../..');

export interface Command {
  /** The name in reports. */
  title: string;
  file: string;
  args: string[];
  env?: Record<string, string>;
}

/** A command run from the root, with npm's own binaries on the path. */
export const npm = (...args: string[]): Command => ({
  title: `npm ${args.filter((one) => one !== '--silent').join(' ')}`,
  file: 'npm',
  args,
});

/** What the guard reports of a command before it ends; no number where the system has none. */
interface Usage {
  processorSeconds?: number;
}

function tell(ok: boolean, title: string, since: number, { processorSeconds }: Usage): void {
  const used = processorSeconds === undefined ? '' : `, ${Math.round(processorSeconds)} processor s`;
  console.log(`== ${title}: ${ok ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - since) / 1000)} s${used}`);
}

const GUARD = resolve(root, 'infra/tools/run/guard.mjs');
const running = new Set<ChildProcess>();
let isEnding = false;

/** Ends every running command with all that it started, and starts no more; resolves once they are gone. */
export async function endCommands(): Promise<void> {
  isEnding = true;
  const gone = [...running].map((child) => new Promise((done) => child.once('exit', done)));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(gone);
}

/**
 * Runs to the end and returns whether it succeeded. `quiet` holds back its output until then, because others run
 * alongside.
 */
export function runCommand({ title, file, args, env }: Command, quiet = false): Promise<boolean> {
  if (isEnding) return Promise.resolve(false);
  const since = Date.now();
  if (!quiet) console.log(`\n== ${title}`);
  const child = spawn(process.execPath, [GUARD, file, ...args], {
    cwd: root,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit', 'ipc'],
    env: { ...process.env, ...env },
    timeout: TIME_LIMITS.part,
  });
  running.add(child);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  let usage: Usage = {};
  child.on('message', (message: Usage) => {
    usage = message;
  });
  return new Promise((done) => {
    const end = (ok: boolean) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(printed));
      tell(ok, title, since, usage);
      done(ok);
    };
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });
}

/** Runs commands one after another, alongside tests that report as they go; each prints its output when it ends. */
export async function runChecks(outcome: Outcome, checks: Command[]): Promise<void> {
  for (const check of checks) {
    if (await runCommand(check, true)) outcome.passed += 1;
    else outcome.failures.push(check.title);
  }
}
