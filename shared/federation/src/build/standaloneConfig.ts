import webpack, { type Configuration } from 'webpack';
import { baseConfig, complete, type AppOptions } from './baseConfig';
import { LIBRARY_REPLACEMENTS } from './replacements';
import { ReplacementsPlugin } from './ReplacementsPlugin';

/**
 * A remote by itself: one ES module that exports `mount`, with React and everything else inside, without federation or
 * a new global. It is `standalone.js`, with images and the font next to it.
 */
export function standaloneConfig(options: AppOptions): Configuration {
  const app = complete(options);
  const base = baseConfig(app, 'standalone');
  return {
    ...base,
    entry: { standalone: './src/mount.ts' },
    experiments: { outputModule: true },
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
    output: {
      ...base.output,
      publicPath: 'auto',
      filename: '[name].js',
      module: true,
      library: { type: 'module' },
    },
    plugins: [
      ...base.plugins,
      new ReplacementsPlugin(LIBRARY_REPLACEMENTS[app.mode]),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
