import { createRequire } from 'node:module';
import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import browsers from '../../browserslist.json';
import { PartsPlugin } from './PartsPlugin';
import { SameIdsPlugin } from './SameIdsPlugin';
import { refuseBrokenPins } from './pins';
import { rootOf } from './rootOf';

const require = createRequire(import.meta.url);

export interface AppOptions {
  name: string;
  /** The app's folder. */
  dir: string;
  /** Identifies the build; part of `uniqueName`, so two versions on one page never share chunks. */
  version?: string;
  outDir?: string;
  mode?: 'production' | 'development';
  /** Whether an edited component replaces the running one (development of one remote alone). */
  refresh?: boolean;
}

export type CompleteOptions = Required<AppOptions>;

/** The version of development, whose files change in place. */
const DEVELOPMENT = 'dev';

/**
 * The name of a script: plain, since a version's folder never changes (ADR 0064). Development's names change with their
 * content, because browsers keep what they have read.
 */
export const scriptName = (name: string, version: string): string =>
  version === DEVELOPMENT ? `${name}.[contenthash:12].js` : `${name}.js`;

/** Fills in options that the build command sets through environment variables. */
export function complete(options: AppOptions): CompleteOptions {
  return {
    version: process.env.APP_VERSION ?? DEVELOPMENT,
    outDir: process.env.APP_OUT_DIR ?? join(options.dir, 'dist'),
    mode: process.env.NODE_ENV === 'development' ? 'development' : 'production',
    refresh: false,
    ...options,
  };
}

/**
 * Packages lie in the chunks of the code that uses them, wherever they are installed: in a version's folder neither
 * outlives the other (ADR 0064).
 */
export const ALIKE = { defaultVendors: false } as const;

const optimizationFor = (mode: AppOptions['mode']): NonNullable<Configuration['optimization']> => ({
  moduleIds: 'deterministic',
  chunkIds: 'deterministic',
  emitOnErrors: false,
  splitChunks: { cacheGroups: ALIKE },
  ...(mode === 'production' ? { mangleExports: 'size' } : {}),
  // swc's files are half a percent smaller than terser's, in a tenth of the time.
  minimizer: [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { compress: { passes: 2 } },
      // The licenses lie next to the scripts, under the same name.
      extractComments: { banner: false },
      // swc has its own threads, and a killed worker process would leave the build waiting forever.
      parallel: false,
    }),
  ],
});

/** swc, with styled-components ids prefixed per app, since two remotes may bundle different versions of @shared/ui. */
function codeRule({ name, dir, mode, refresh }: CompleteOptions): RuleSetRule {
  const styled = {
    namespace: name,
    displayName: mode === 'development',
    ssr: true,
    minify: true,
    pure: true,
    transpileTemplateLiterals: true,
  };
  return {
    test: /\.tsx?$/,
    // Shared packages are TypeScript wherever they are installed.
    exclude: /node_modules[\\/](?!@shared[\\/])/,
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      env: { targets: browsers },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
        experimental: {
          cacheRoot: join(rootOf(dir), '.cache/swc'),
          plugins: [[require.resolve('@swc/plugin-styled-components'), styled]],
        },
      },
    },
  };
}

type BaseConfig = Configuration & { plugins: readonly PartsPlugin[]; module: { rules: RuleSetRule[] } };

/** Webpack configuration shared by every build of every app. Throws if a pinned package has another version. */
export function baseConfig(options: CompleteOptions, variant: string): BaseConfig {
  refuseBrokenPins();
  const { name, dir, mode, outDir, version } = options;
  return {
    name: `${name}-${variant}`,
    context: dir,
    mode,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    target: `browserslist:${browsers.join(', ')}`,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [codeRule(options), { test: /\.(woff2|png|jpe?g|webp|svg)$/, type: 'asset/resource' }],
    },
    output: {
      path: outDir,
      clean: true,
      uniqueName: `${name}_${version}`,
      filename: scriptName('[name]', version),
      chunkFilename: scriptName('[name]', version),
      assetModuleFilename: '[name].[contenthash:12][ext]',
      // A hanging chunk fails after this many milliseconds; slow connections need less, and the shell shows that it is
      // waiting.
      chunkLoadTimeout: 20_000,
      crossOriginLoading: 'anonymous',
      // A module that failed because a library did not load runs again when it is requested again.
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
    },
    plugins: [new PartsPlugin(), new SameIdsPlugin()],
    optimization: optimizationFor(mode),
    cache: {
      type: 'filesystem',
      // Without the version, so unchanged modules come from the cache and the cache stays small.
      name: `${name}-${variant}-${mode}`,
      cacheDirectory: join(rootOf(dir), '.cache/webpack'),
      // The whole folder, since the shared list and the replacements are in other files of it.
      buildDependencies: { config: [`${import.meta.dirname}/`] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
