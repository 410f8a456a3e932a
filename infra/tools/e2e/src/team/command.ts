import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What npm and the site set for their own scripts, which a command in another folder must not see. */
const OURS = /^(npm_(?!config_)|npm_config_local_prefix$|INIT_CWD$|PORT_BASE$|DATA_DIR$|E2E_|RELEASE_)/i;

export interface Command {
  folder: string;
  /** Added to the environment. */
  env?: Record<string, string>;
}

/** What it printed, and whether it succeeded. */
export interface Ran {
  ok: boolean;
  output: string;
}

/** Runs npm in a folder; the shopper's proxy is in this process, so nothing may block it. */
export async function tryNpm({ folder, env = {} }: Command, ...args: string[]): Promise<Ran> {
  const clean = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  const options = {
    cwd: folder,
    env: { ...Object.fromEntries(clean), ...env },
    maxBuffer: 1e8,
    // On Windows npm is a script, which needs a shell.
    shell: process.platform === 'win32',
  };
  return run('npm', args, options).then(
    ({ stdout }) => ({ ok: true, output: stdout.trim() }),
    (error: { stdout?: string; stderr?: string; message: string }) => ({
      ok: false,
      output: [error.stdout, error.stderr].filter(Boolean).join('\n').trim() || error.message,
    }),
  );
}

/** The same for what must succeed; returns what it printed. @throws Error with its output */
export async function npm(command: Command, ...args: string[]): Promise<string> {
  const { ok, output } = await tryNpm(command, ...args);
  if (!ok) throw new Error(`npm ${args.join(' ')} failed:\n${output.slice(-5000)}`);
  return output;
}
