import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('lockHolder.ts', import.meta.url));

/** A process that tries to lock a folder. */
export interface LockHolder {
  /** 'held', or the name of the error. */
  answer: string;
  /** Kills it as the kernel does when out of memory. */
  kill(): Promise<void>;
}

/** A command that runs another one in a separate pid namespace, and ends both together. */
export const OTHER_NAMESPACE = ['unshare', '--pid', '--fork', '--kill-child'];

/** Locks the folder in a separate process; `under` is a command that runs it. */
export async function holdLock(folder: string, under: readonly string[] = []): Promise<LockHolder> {
  const node = [process.execPath, '--import', 'tsx', SCRIPT, folder];
  const [command = '', ...args] = [...under, ...node];
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const [answer]: unknown[] = await Promise.race([once(child, 'message'), ended]);
  return {
    answer: String(answer),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
