import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { containerGlobal } from '@shared/federation/build';
import { REMOTE_CONTRACT_VERSION } from '@shared/event-bus';
import type { SiteConfig } from '@shared/federation/page';
import type { Stats } from 'webpack';
import type { AppName, Build, BuiltFile } from '../model/release';
import { inlineScripts } from './inlineScripts';
import { appFolder, siteConfigFile } from './places';

const require = createRequire(import.meta.url);

interface Prerender {
  renderStart?: (language: string) => { html: string; css: string };
  renderFrame?: (language: string, config: SiteConfig) => NonNullable<Build['frame']>['en'];
}

export async function importFile<T>(file: string, query = ''): Promise<T> {
  const module: T = await import(pathToFileURL(file).href + query);
  return module;
}

/** Whether an app prerenders something. */
export function isPrerendered(app: AppName): boolean {
  return existsSync(join(appFolder(app), 'src/prerender.tsx'));
}

/** Scripts that load whenever the app does: what webpack put into the entry's and the exposed module's groups. */
function initialScripts(app: AppName, stats: Stats): string[] {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const groups = app === 'shell' ? ['shell'] : [...stats.compilation.entrypoints.keys(), 'RemoteModule'];
  const names = groups.flatMap((group) => namedChunkGroups[group]?.assets?.map(({ name }) => name) ?? []);
  return [...new Set(names)].filter((name) => name.endsWith('.js'));
}

function runPrerender(file: string): Partial<Build> {
  // In development the file changes between two calls.
  delete require.cache[require.resolve(file)];
  const { renderStart, renderFrame }: Prerender = require(file);
  const config: SiteConfig = JSON.parse(readFileSync(siteConfigFile(), 'utf8'));
  return {
    ...(renderStart ? { fragment: { en: renderStart('en'), es: renderStart('es') } } : {}),
    ...(renderFrame
      ? { frame: { en: renderFrame('en', config), es: renderFrame('es', config) }, config }
      : {}),
  };
}

async function describe(
  app: AppName,
  query: string,
): Promise<Pick<Build, 'routes' | 'owner' | 'byteBudget' | 'contractVersion'>> {
  const manifest: { release: { owner: string; byteBudget: number } } = JSON.parse(
    readFileSync(join(appFolder(app), 'package.json'), 'utf8'),
  );
  const file = join(appFolder(app), 'src/routes.ts');
  const { routes } = app === 'shell' ? { routes: [] } : await importFile<{ routes: string[] }>(file, query);
  return { routes, contractVersion: REMOTE_CONTRACT_VERSION, ...manifest.release };
}

export interface Built {
  app: AppName;
  source: string;
  stats: Stats;
  folder: string;
  /** The app's prerender, built for Node; absent where there is none. */
  prerender: string | null;
  /** What becomes of each file: measured, and compressed where it is for production. */
  measure: (file: string) => BuiltFile;
  /** Added to imports of sources that may have changed since the last call. */
  query?: string;
}

/** Names of chunks by the route pattern whose screen they hold; the shell seals for every step but the start. */
async function chunksOf(app: AppName, query: string): Promise<Record<string, string>> {
  if (app === 'shell') return { '*': 'sealed' };
  const file = join(appFolder(app), 'src/routes.ts');
  return (await importFile<{ chunks?: Record<string, string> }>(file, query)).chunks ?? {};
}

/** Scripts of each screen that is in a chunk of its own. */
async function screenScripts({ app, stats, query = '' }: Built, initial: string[]) {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const chunks = Object.entries(await chunksOf(app, query));
  const scripts = chunks.map(([pattern, chunk]) => {
    const names = namedChunkGroups[chunk]?.assets?.map(({ name }) => name) ?? [];
    if (names.length === 0) throw new Error(`${app} has no chunk named ${chunk}`);
    return [pattern, names.filter((name) => name.endsWith('.js') && !initial.includes(name))] as const;
  });
  return Object.fromEntries(scripts);
}

/** What a build is, from what webpack made. */
export async function assembleBuild(built: Built): Promise<Build> {
  const { app, source, stats, folder, prerender, measure, query = '' } = built;
  const initial = initialScripts(app, stats);
  const names = readdirSync(folder).filter((name) => /\.\w+$/.test(name) && !/\.(txt|br|gz|map)$/.test(name));
  return {
    app,
    source,
    entry: initial.find((name) => name.startsWith(app === 'shell' ? 'shell.' : 'remoteEntry.')) ?? '',
    container: containerGlobal(app, source),
    initial,
    screens: await screenScripts(built, initial),
    files: Object.fromEntries(names.map((name) => [name, measure(join(folder, name))])),
    ...(await describe(app, query)),
    ...(prerender ? runPrerender(prerender) : {}),
    ...(app === 'shell' ? { inline: await inlineScripts(join(appFolder(app), 'src/inline')) } : {}),
  };
}
