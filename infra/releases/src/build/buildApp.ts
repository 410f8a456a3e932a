import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { containerGlobal, prerenderConfig } from '@shared/federation/build';
import { REMOTE_CONTRACT_VERSION } from '@shared/event-bus';
import type { SiteConfig } from '@shared/federation/page';
import type { Configuration, Stats } from 'webpack';
import type { AppName, Build, BuiltFile } from '../model/release';
import { compress } from './compress';
import { inlineScripts } from './inlineScripts';
import { appFolder, buildFolder, siteConfigFile } from './places';
import { refuseStrangers } from './refuseStrangers';
import { runWebpack } from './runWebpack';

const require = createRequire(import.meta.url);

interface Prerender {
  renderStart?: (language: string) => { html: string; css: string };
  renderFrame?: (language: string, config: SiteConfig) => NonNullable<Build['frame']>['en'];
}

async function importFile<T>(file: string): Promise<T> {
  const module: T = await import(pathToFileURL(file).href);
  return module;
}

/** Scripts that load whenever the app does: what webpack put into the entry's and the exposed module's groups. */
function initialScripts(app: AppName, stats: Stats): string[] {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const groups = app === 'shell' ? ['shell'] : [...stats.compilation.entrypoints.keys(), 'RemoteModule'];
  const names = groups.flatMap((group) => namedChunkGroups[group]?.assets?.map(({ name }) => name) ?? []);
  return [...new Set(names)].filter((name) => name.endsWith('.js'));
}

async function prerender(app: AppName, outDir: string, version: string): Promise<Partial<Build>> {
  const dir = appFolder(app);
  if (!existsSync(join(dir, 'src/prerender.tsx'))) return {};
  await runWebpack(prerenderConfig({ name: app, dir, version, outDir }));
  const { renderStart, renderFrame }: Prerender = require(join(outDir, 'prerender/prerender.cjs'));
  rmSync(join(outDir, 'prerender'), { recursive: true });
  const config: SiteConfig = JSON.parse(readFileSync(siteConfigFile(), 'utf8'));
  return {
    ...(renderStart ? { fragment: { en: renderStart('en'), es: renderStart('es') } } : {}),
    ...(renderFrame
      ? { frame: { en: renderFrame('en', config), es: renderFrame('es', config) }, config }
      : {}),
  };
}

function compressAll(folder: string): Record<string, BuiltFile> {
  const names = readdirSync(folder).filter((name) => !/\.(txt|br|gz)$/.test(name));
  return Object.fromEntries(names.map((name) => [name, compress(join(folder, name))]));
}

async function describe(
  app: AppName,
): Promise<Pick<Build, 'routes' | 'owner' | 'byteBudget' | 'contractVersion'>> {
  const manifest: { release: { owner: string; byteBudget: number } } = JSON.parse(
    readFileSync(join(appFolder(app), 'package.json'), 'utf8'),
  );
  const file = join(appFolder(app), 'src/routes.ts');
  const { routes } = app === 'shell' ? { routes: [] } : await importFile<{ routes: string[] }>(file);
  return { routes, contractVersion: REMOTE_CONTRACT_VERSION, ...manifest.release };
}

/** Builds one app for production into its place among the finished builds, and writes `build.json` there last. */
export async function buildApp(app: AppName, source: string): Promise<void> {
  const done = buildFolder(app, source);
  const outDir = `${done}.${process.pid}`;
  Object.assign(process.env, { APP_VERSION: source, APP_OUT_DIR: outDir, NODE_ENV: 'production' });
  const { default: config } = await importFile<{ default: Configuration }>(
    join(appFolder(app), 'webpack.config.ts'),
  );
  const stats = await runWebpack(config);
  const initial = initialScripts(app, stats);
  refuseStrangers(app, outDir);
  const still = await prerender(app, outDir, source);
  const build: Build = {
    app,
    source,
    entry: initial.find((name) => name.startsWith(app === 'shell' ? 'shell.' : 'remoteEntry.')) ?? '',
    container: containerGlobal(app, source),
    initial,
    files: compressAll(outDir),
    ...(await describe(app)),
    ...still,
    ...(app === 'shell' ? { inline: await inlineScripts(join(appFolder(app), 'src/inline')) } : {}),
  };
  writeFileSync(join(outDir, 'build.json'), JSON.stringify(build));
  rmSync(done, { recursive: true, force: true });
  renameSync(outDir, done);
}
