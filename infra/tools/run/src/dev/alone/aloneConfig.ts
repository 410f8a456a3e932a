import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { LIBRARY_REPLACEMENTS, ReplacementsPlugin, standaloneConfig } from '@shared/federation/build';
import type { RemoteName } from '@infra/releases';
import webpack, { type Configuration } from 'webpack';
import { repository } from '../../parts';

const require = createRequire(import.meta.url);

/** Where the page listens for new builds. */
export const HOT_PATH = '/dev/hot';

/** The global under which the page finds `mount`. */
export const GLOBAL = 'remote';

/**
 * A remote on a page of its own, for development: one webpack runtime that contains React, so that React Fast Refresh
 * can replace an edited component in place.
 */
export function aloneConfig(name: RemoteName): Configuration {
  const outDir = join(repository, '.cache/alone', name);
  const dir = join(repository, 'remotes', name);
  const base = standaloneConfig({ name, dir, outDir, version: 'dev', mode: 'development', refresh: true });
  const client = `${require.resolve('webpack-hot-middleware/client')}?path=${HOT_PATH}&reload=true&noInfo=true`;
  return {
    ...base,
    name: `${name}-alone`,
    entry: { standalone: [client, './src/mount.ts'] },
    experiments: {},
    output: {
      path: outDir,
      publicPath: '/',
      uniqueName: `${name}_alone`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      library: { type: 'window', name: GLOBAL },
    },
    plugins: [
      new ReplacementsPlugin(LIBRARY_REPLACEMENTS.development),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false }),
    ],
    cache: { type: 'memory' },
  };
}
