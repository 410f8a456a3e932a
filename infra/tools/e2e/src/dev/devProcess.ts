import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { END_WITH_SUITE } from '../system/system';
import { noteStarted } from '../system/run';
import { until } from '../system/until';

export interface DevProcess {
  site: string;
  /** Types a line into its terminal. */
  type: (line: string) => void;
  stop: () => void;
}

/** Runs `npm run dev` with these arguments in a checkout, until it is ready. */
export async function startDev(folder: string, port: number, args: readonly string[]): Promise<DevProcess> {
  const child = spawn(process.execPath, [...END_WITH_SUITE, 'infra/tools/run/dev.mjs', ...args], {
    cwd: folder,
    env: { ...process.env, PORT_BASE: String(port), DATA_DIR: join(folder, `.data/${port}`) },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  noteStarted(child.pid ?? 0);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (said += String(part)));
  await until(async () => /^ready http/m.test(said) || child.exitCode !== null, 'npm run dev is ready');
  if (child.exitCode !== null) throw new Error(said);
  return {
    site: `http://localhost:${port}`,
    type: (line) => child.stdin?.write(`${line}\n`),
    stop: () => child.kill('SIGTERM'),
  };
}
