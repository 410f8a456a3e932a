import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { refuseBrokenPins } from './pins';

const require = createRequire(import.meta.url);
const repository = resolve(import.meta.dirname, '../../../..');

export interface AppOptions {
  name: 'shell' | 'quote' | 'rates' | 'bind';
  /** The app's folder. */
  dir: string;
  /** Names the build; part of `uniqueName`, so that two versions on one page never share chunks. */
  version?: string;
  outDir?: string;
  mode?: 'production' | 'development';
}

export type CompleteOptions = Required<AppOptions>;

/** Fills in what the build command sets by environment. */
export function complete(options: AppOptions): CompleteOptions {
  return {
    version: process.env.APP_VERSION ?? 'dev',
    outDir: process.env.APP_OUT_DIR ?? join(options.dir, 'dist'),
    mode: process.env.NODE_ENV === 'development' ? 'development' : 'production',
    ...options,
  };
}

const optimization: NonNullable<Configuration['optimization']> = {
  moduleIds: 'deterministic',
  chunkIds: 'deterministic',
  emitOnErrors: false,
  // By swc: files half a percent smaller than terser's, in a tenth of its time.
  minimizer: [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { compress: { passes: 2 } },
      // swc has threads of its own. A worker process that is killed would leave the build waiting for its answer for good.
      parallel: false,
    }),
  ],
};

/** swc with ids of styled-components prefixed per app: two remotes may bundle different versions of @shared/ui. */
function codeRule(name: string, mode: CompleteOptions['mode']): RuleSetRule {
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
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: mode === 'development' } },
        experimental: {
          cacheRoot: join(repository, '.cache/swc'),
          plugins: [[require.resolve('@swc/plugin-styled-components'), styled]],
        },
      },
    },
  };
}

/** What every build of every app has in common. Throws when a pinned package has moved. */
export function baseConfig(options: CompleteOptions, variant: string): Configuration {
  refuseBrokenPins();
  const { name, dir, mode, outDir, version } = options;
  return {
    name: `${name}-${variant}`,
    context: dir,
    mode,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [codeRule(name, mode), { test: /\.(woff2|png|jpe?g|webp|svg)$/, type: 'asset/resource' }],
    },
    output: {
      path: outDir,
      clean: true,
      uniqueName: `${name}_${version}`,
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      // A chunk that hangs fails after this many milliseconds: a slow line has it before, and the shell tells who waits.
      chunkLoadTimeout: 20_000,
      crossOriginLoading: 'anonymous',
      // A module that could not run, for a library that did not come, runs again when it is asked for again.
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
    },
    optimization,
    cache: {
      type: 'filesystem',
      // Without the version: what did not change since the last build is taken from the cache, and the cache stays small.
      name: `${name}-${variant}-${mode}`,
      cacheDirectory: join(repository, '.cache/webpack'),
      // The whole folder: what is shared, and what stands in for what, is in other files of it.
      buildDependencies: { config: [`${import.meta.dirname}/`] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
