import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('lockHolder.ts', import.meta.url));

/** A process that was told to take a folder. */
export interface LockHolder {
  /** 'held', or the name of the error. */
  answer: string;
  /** Ends it as the kernel ends a process that is out of memory. */
  kill(): Promise<void>;
}

/** A command that runs another one in a pid namespace of its own, and ends it with itself. */
export const OTHER_NAMESPACE = ['unshare', '--pid', '--fork', '--kill-child'];

/** Takes the folder in a process of its own; `under` is a command that runs it. */
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
