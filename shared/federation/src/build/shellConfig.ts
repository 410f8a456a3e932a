import type { Configuration } from 'webpack';
import { baseConfig, complete, type AppOptions } from './baseConfig';
import { shellFederation } from './federation';
import { LIBRARY_REPLACEMENTS, SHELL_REPLACEMENTS } from './replacements';
import { ReplacementsPlugin } from './ReplacementsPlugin';

/** The shell: one synchronous entry that contains the shared libraries. */
export function shellConfig(options: AppOptions): Configuration {
  const app = complete(options);
  const base = baseConfig(app, 'federated');
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    output: { ...base.output, publicPath: 'auto' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          // The remotes' data library in one named chunk, so the page can preload it with a step.
          swr: {
            test: /[\\/]node_modules[\\/](swr|dequal|use-sync-external-store)[\\/]/,
            name: 'swr',
            chunks: 'async',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...base.plugins,
      shellFederation(),
      new ReplacementsPlugin([...SHELL_REPLACEMENTS, ...LIBRARY_REPLACEMENTS[app.mode]]),
    ],
  };
}
