import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { byApp } from '../model/byApp';
import { APP_NAMES, type AppName, type Build } from '../model/release';
import { buildFolder, repository } from './places';
import { sourceHash } from './sourceHash';

/** A build of its own process each: webpack's memory goes back to the system, and two cores are used. */
async function buildInChild(app: AppName, source: string): Promise<void> {
  const cli = join(import.meta.dirname, 'cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', cli, app, source], {
    cwd: repository,
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('exit', resolve),
  );
  if (code !== 0) throw new Error(`The build of ${app} failed`);
}

async function ensureBuilt(app: AppName, log: (line: string) => void): Promise<Build> {
  const source = sourceHash(app);
  const file = join(buildFolder(app, source), 'build.json');
  if (!existsSync(file)) {
    const started = Date.now();
    await buildInChild(app, source);
    log(`built ${app} ${source} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  const build: Build = JSON.parse(readFileSync(file, 'utf8'));
  return build;
}

/** Every app's build of the sources as they are now; what is built already is taken as it is. */
export async function buildAll(log: (line: string) => void = () => {}): Promise<Record<AppName, Build>> {
  const builds: Build[] = [];
  const waiting = [...APP_NAMES];
  async function work(): Promise<void> {
    for (let app = waiting.shift(); app; app = waiting.shift()) builds.push(await ensureBuilt(app, log));
  }
  await Promise.all(Array.from({ length: Math.min(cpus().length, 2) }, work));
  return byApp(builds);
}
