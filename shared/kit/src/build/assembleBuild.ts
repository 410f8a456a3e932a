import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { containerGlobal } from '@shared/federation/build';
import type { Language } from '@shared/event-bus';
import { REMOTE_CONTRACT_VERSION } from '@shared/federation/module';
import type { SiteConfig } from '@shared/federation/page';
import type { Stats } from 'webpack';
import { sharedVersions, siteConfigFile, type App } from '../app';
import type { BuiltFile, DescribedBuild } from './describedBuild';
import { inlineScripts } from './inlineScripts';

const require = createRequire(import.meta.url);

interface Prerender {
  renderStart?: (language: string) => { html: string; css: string };
  renderSteps?: (language: string) => NonNullable<DescribedBuild['headings']>['en'];
  renderFrame?: (language: string, config: SiteConfig) => NonNullable<DescribedBuild['frame']>['en'];
}

export async function importFile<T>(file: string, query = ''): Promise<T> {
  const module: T = await import(pathToFileURL(file).href + query);
  return module;
}

export function isPrerendered({ folder }: App): boolean {
  return existsSync(join(folder, 'src/prerender.tsx'));
}

/** Scripts that always load with the app: webpack's groups of the entry and the exposed module. */
function initialScripts({ name: app }: App, stats: Stats): string[] {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const groups = app === 'shell' ? ['shell'] : [...stats.compilation.entrypoints.keys(), 'RemoteModule'];
  const names = groups.flatMap((group) => namedChunkGroups[group]?.assets?.map(({ name }) => name) ?? []);
  return [...new Set(names)].filter((name) => name.endsWith('.js'));
}

/** Fonts that prerendered markup and styles name must be served too, because the shell's code imports none. */
function keepAssets(prerender: string, folder: string): void {
  const from = dirname(prerender);
  const assets = readdirSync(from).filter((name) => !/\.(c?js|map|txt)$/.test(name));
  for (const name of assets) copyFileSync(join(from, name), join(folder, name));
}

function framed(app: App, renderFrame: NonNullable<Prerender['renderFrame']>): Partial<DescribedBuild> {
  const config: SiteConfig = JSON.parse(readFileSync(siteConfigFile(app), 'utf8'));
  return { frame: { en: renderFrame('en', config), es: renderFrame('es', config) }, config };
}

function runPrerender(app: App, file: string): Partial<DescribedBuild> {
  // In development the file changes between two calls.
  delete require.cache[require.resolve(file)];
  const { renderStart, renderSteps, renderFrame }: Prerender = require(file);
  return {
    ...(renderStart ? { fragment: { en: renderStart('en'), es: renderStart('es') } } : {}),
    ...(renderSteps ? { headings: { en: renderSteps('en'), es: renderSteps('es') } } : {}),
    ...(renderFrame ? framed(app, renderFrame) : {}),
  };
}

async function describe(
  app: App,
  query: string,
): Promise<Pick<DescribedBuild, 'routes' | 'owner' | 'packages' | 'budgets' | 'contractVersion'>> {
  const { name, folder } = app;
  const manifest: { release: Pick<DescribedBuild, 'owner' | 'budgets'> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = join(folder, 'src/routes.ts');
  const { routes } = name === 'shell' ? { routes: [] } : await importFile<{ routes: string[] }>(file, query);
  const packages = sharedVersions(app);
  return { routes, contractVersion: REMOTE_CONTRACT_VERSION, packages, ...manifest.release };
}

export interface Built {
  app: App;
  source: string;
  stats: Stats;
  folder: string;
  /** The app's prerender, built for Node; undefined if there is none. */
  prerender: string | null;
  /** Its build for partners' pages, already in the folder. */
  embed?: DescribedBuild['embed'];
  /** Measures each file, and compresses it for production. */
  measure: (file: string) => BuiltFile;
  /** Added to imports of sources that may have changed since the last call. */
  query?: string;
}

/** The shell's chunks for every step except the start: encryption, and SWR. */
const SHELL_OF_STEPS = /^(sealed|swr)\..*js$/;

/** Chunk names by the route pattern of their screen or texts. */
type Chunks = Record<string, string>;

interface Routes {
  /** Chunks of screens. */
  chunks?: Chunks;
  /** Chunks of texts without their language: `steps` for `steps-en` and `steps-es`. */
  texts?: Chunks;
}

async function routesOf({ app, query = '' }: Built): Promise<Routes> {
  return importFile<Routes>(join(app.folder, 'src/routes.ts'), query);
}

/** Scripts of each named chunk, except those that always load. */
function scriptsOf({ app, stats }: Built, chunks: Chunks, initial: string[]): Record<string, string[]> {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const scripts = Object.entries(chunks).map(([pattern, chunk]) => {
    const names = namedChunkGroups[chunk]?.assets?.map(({ name }) => name) ?? [];
    if (names.length === 0) throw new Error(`${app.name} has no chunk named ${chunk}`);
    return [pattern, names.filter((name) => name.endsWith('.js') && !initial.includes(name))] as const;
  });
  return Object.fromEntries(scripts);
}

/** Scripts of the texts of a remote's first view, and of its screens, in one language. */
function textScripts(built: Built, { texts = {} }: Routes, language: Language) {
  const inLanguage = Object.entries(texts).map(
    ([pattern, chunk]) => [pattern, `${chunk}-${language}`] as const,
  );
  const { first = [] } = scriptsOf(built, { first: `first-${language}` }, []);
  return { initial: first, screens: scriptsOf(built, Object.fromEntries(inLanguage), first) };
}

/** Describes a build from webpack's output. */
export async function assembleBuild(built: Built): Promise<DescribedBuild> {
  const { app, source, stats, folder, prerender, embed, measure, query = '' } = built;
  const { name, folder: sources } = app;
  const isShell = name === 'shell';
  const initial = initialScripts(app, stats);
  if (prerender) keepAssets(prerender, folder);
  const routes = isShell ? {} : await routesOf(built);
  const names = readdirSync(folder).filter((file) => /\.\w+$/.test(file) && !/\.(txt|br|gz|map)$/.test(file));
  return {
    app: name,
    source,
    entry: initial.find((file) => file.startsWith(isShell ? 'shell.' : 'remoteEntry.')) ?? '',
    container: containerGlobal(name, source),
    initial,
    ...(isShell
      ? { screens: { '*': names.filter((file) => SHELL_OF_STEPS.test(file)) } }
      : {
          screens: scriptsOf(built, routes.chunks ?? {}, initial),
          texts: { en: textScripts(built, routes, 'en'), es: textScripts(built, routes, 'es') },
        }),
    ...(embed ? { embed } : {}),
    files: Object.fromEntries(names.map((file) => [file, measure(join(folder, file))])),
    ...(await describe(app, query)),
    ...(prerender ? runPrerender(app, prerender) : {}),
    ...(isShell ? { inline: await inlineScripts(join(sources, 'src/inline')) } : {}),
  };
}
