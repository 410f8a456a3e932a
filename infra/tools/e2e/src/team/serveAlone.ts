import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { END_WITH_SUITE, PORT_BASE, SITE } from '../system/system';
import { until } from '../system/until';

const OFFSET = 40;

/** Serves the remote in a team's folder on a plain page, over the API of the running site. */
export async function serveAlone(folder: string): Promise<{ site: string; stop: () => void }> {
  const port = PORT_BASE + OFFSET;
  const kit = join(folder, 'node_modules/@shared/kit/bin/kit.mjs');
  const args = [...END_WITH_SUITE, kit, 'standalone', '--serve', String(port), '--against', SITE];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (said += String(part)));
  await until(async () => said.includes('ready http') || child.exitCode !== null, 'the remote on its own');
  if (child.exitCode !== null) throw new Error(`the remote on its own ended:\n${said}`);
  return { site: `http://localhost:${port}`, stop: () => child.kill('SIGTERM') };
}
