import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, complete, type AppOptions } from './baseConfig';

/** A remote by itself: one ES module that exports `mount`, without federation and without a new global. */
export function standaloneConfig(options: AppOptions): Configuration {
  const app = complete(options);
  const base = baseConfig(app, 'standalone');
  return {
    ...base,
    entry: { standalone: './src/mount.ts' },
    experiments: { outputModule: true },
    output: {
      ...base.output,
      path: join(app.outDir, 'standalone'),
      publicPath: 'auto',
      module: true,
      library: { type: 'module' },
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
