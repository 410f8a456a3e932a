import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prerenderConfig } from '@shared/federation/build';
import webpack, {
  type Compiler,
  type Configuration,
  type MultiStats,
  type WebpackPluginInstance,
} from 'webpack';
import { siteConfigFile, type App } from '../app';
import { assembleBuild, importFile, isPrerendered } from './assembleBuild';
import type { BuiltFile, DescribedBuild } from './describedBuild';

/** Development's only version; its files change in place, and their names change with their content. */
const version = 'dev';

export interface WatchOptions {
  app: App;
  /** Output: the version's folder among the releases. */
  folder: string;
  /** `production` for one remote in a deployed shell, which provides production React. */
  mode: 'development' | 'production';
  onBuilt: (built: DescribedBuild & { version: string }) => void;
  onFailed: (message: string) => void;
}

/** A build's inputs besides those that webpack watches: the inline scripts and the site's configuration. */
const alsoWatch = (shell: App): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap('also-watch', (compilation) => {
      compilation.contextDependencies.add(join(shell.folder, 'src/inline'));
      compilation.fileDependencies.add(siteConfigFile(shell));
    });
  },
});

function forWatching(config: Configuration, { app, mode }: WatchOptions): Configuration {
  const { cache } = config;
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    optimization: { ...config.optimization, minimize: false, realContentHash: true },
    ...(typeof cache === 'object' && cache.type === 'filesystem'
      ? { cache: { ...cache, name: `${cache.name}-watch-${mode}` } }
      : {}),
    plugins: [
      ...(config.plugins ?? []),
      // The page's policy allows styles only through the style sheet API, as in production.
      new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
      ...(app.name === 'shell' ? [alsoWatch(app)] : []),
    ],
  };
}

function measure(file: string): BuiltFile {
  const content = readFileSync(file);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { integrity, bytes: content.length, brotli: content.length };
}

async function configurations(options: WatchOptions): Promise<Configuration[]> {
  const { app, folder, mode } = options;
  Object.assign(process.env, { APP_VERSION: version, APP_OUT_DIR: folder, NODE_ENV: mode });
  const { default: config } = await importFile<{ default: Configuration }>(
    join(app.folder, 'webpack.config.ts'),
  );
  const still = prerenderConfig({
    name: app.name,
    dir: app.folder,
    version,
    outDir: `${folder}-still`,
    mode,
  });
  const both = isPrerendered(app) ? [config, still] : [config];
  return both.map((one) => forWatching(one, options));
}

async function take(stats: MultiStats, options: WatchOptions): Promise<void> {
  const { app, folder, onBuilt, onFailed } = options;
  const [main] = stats.stats;
  if (stats.hasErrors() || !main) return onFailed(stats.toString({ preset: 'errors-only' }));
  const prerender = isPrerendered(app) ? join(`${folder}-still`, 'prerender/prerender.cjs') : null;
  const query = `?${Date.now()}`;
  onBuilt({
    ...(await assembleBuild({ app, source: version, stats: main, folder, prerender, measure, query })),
    version,
  });
}

async function takeOrTell(stats: MultiStats, options: WatchOptions): Promise<void> {
  try {
    await take(stats, options);
  } catch (error) {
    options.onFailed(String(error));
  }
}

/** Builds an app and rebuilds it on every change of its sources. Returns a function that stops it. */
export async function watchApp(options: WatchOptions): Promise<() => Promise<void>> {
  const compiler = webpack(await configurations(options));
  if (!compiler) throw new Error('webpack made no compiler');
  let taken = Promise.resolve();
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error || !stats) options.onFailed(String(error));
    else taken = takeOrTell(stats, options);
  });
  return async () => {
    await taken;
    await new Promise<void>((resolve) => {
      if (watching) watching.close(() => resolve());
      else resolve();
    });
  };
}
