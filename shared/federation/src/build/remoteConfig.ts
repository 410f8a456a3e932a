import type { ChunkGraph, Configuration, Module } from 'webpack';
import { ALIKE, baseConfig, complete, type AppOptions } from './baseConfig';
import { remoteFederation } from './federation';
import { REMOTE_REPLACEMENTS } from './replacements';
import { ReplacementsPlugin } from './ReplacementsPlugin';

interface RemoteOptions extends AppOptions {
  /** The chunk of the screen that most visits start with. */
  firstScreen?: string;
}

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;

/**
 * What the first screen shares with later ones is needed at once and on every step, so it lies with the remote's own
 * code: one file less to ask for, and one that compresses better (ADR 0064).
 */
const withTheRemote = (firstScreen: string): SplitChunks['cacheGroups'] => ({
  withTheRemote: {
    name: 'RemoteModule',
    chunks: 'async',
    minChunks: 2,
    enforce: true,
    priority: 1,
    test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
      [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === firstScreen),
  },
});

/** A remote as the shell loads it. Its entry is empty; the container is what matters. */
export function remoteConfig({ firstScreen, ...options }: RemoteOptions): Configuration {
  const app = complete(options);
  const base = baseConfig(app, 'federated');
  const cacheGroups = { ...ALIKE, ...(firstScreen === undefined ? {} : withTheRemote(firstScreen)) };
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    optimization: { ...base.optimization, splitChunks: { cacheGroups } },
    plugins: [
      ...base.plugins,
      remoteFederation(app.name, app.version),
      new ReplacementsPlugin(REMOTE_REPLACEMENTS),
    ],
  };
}
