import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildFolder, partialFolder, sourceHash } from '@shared/kit';
import { byApp } from '../model/byApp';
import { APP_NAMES, type AppName, type Build } from '../model/release';
import { appOf, repository } from './places';

export interface BuildOptions {
  log?: (line: string) => void;
  /** Ends every running build. */
  signal?: AbortSignal;
}

/**
 * One process per build, so that webpack's memory is freed and two cores are used. The channel lets the child exit
 * when this process ends, however that happens.
 */
async function buildInChild(app: AppName, source: string, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const cli = join(import.meta.dirname, 'cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', cli, app, source], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A separate process group: Ctrl-C reaches only this process, which then ends the child.
    detached: true,
  });
  const stop = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', stop);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('exit', resolve),
  );
  signal?.removeEventListener('abort', stop);
  if (code === 0) return;
  rmSync(partialFolder(appOf(app), source, child.pid ?? 0), { recursive: true, force: true });
  signal?.throwIfAborted();
  throw new Error(`The build of ${app} failed`);
}

async function ensureBuilt(app: AppName, { log, signal }: BuildOptions): Promise<Build> {
  const source = sourceHash(appOf(app));
  const file = join(buildFolder(appOf(app), source), 'build.json');
  if (!existsSync(file)) {
    const started = Date.now();
    await buildInChild(app, source, signal);
    log?.(`built ${app} ${source} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  const build: Build = JSON.parse(readFileSync(file, 'utf8'));
  return build;
}

/** Builds every app from the current sources, two at once; existing builds are reused. */
export async function buildAll(options: BuildOptions = {}): Promise<Record<AppName, Build>> {
  const builds: Build[] = [];
  const waiting = [...APP_NAMES];
  async function work(): Promise<void> {
    for (let app = waiting.shift(); app; app = waiting.shift()) builds.push(await ensureBuilt(app, options));
  }
  await Promise.all(Array.from({ length: Math.min(cpus().length, 2) }, work));
  return byApp(builds);
}
