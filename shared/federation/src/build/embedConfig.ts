import type { Configuration } from 'webpack';
import { baseConfig, complete, type AppOptions } from './baseConfig';
import { LIBRARY_REPLACEMENTS } from './replacements';
import { ReplacementsPlugin } from './ReplacementsPlugin';

/** Prefix of every file of the embedded build, which shares its folder with the federated one. */
export const EMBED_PREFIX = 'embed';

interface LoaderOptions extends AppOptions {
  /** The file that starts the loader. */
  script: string;
}

/** The loader for partners' pages as one classic script, without a global of its own. */
export function embedLoaderConfig({ script, ...options }: LoaderOptions): Configuration {
  const app = complete(options);
  const base = baseConfig(app, 'loader');
  return {
    ...base,
    entry: { loader: script },
    optimization: { ...base.optimization, runtimeChunk: false, splitChunks: false },
    output: { ...base.output, clean: false, filename: `${EMBED_PREFIX}-loader.[contenthash:12].js` },
  };
}

/**
 * A remote for partners' pages (ADR 0044): an ES module with React and everything else inside, whose later screens are
 * chunks loaded by `import()`, so the page gets no new global.
 */
export function embedConfig(options: AppOptions): Configuration {
  const app = complete(options);
  const base = baseConfig(app, 'embed');
  return {
    ...base,
    entry: { [EMBED_PREFIX]: './src/embed/entry.ts' },
    experiments: { outputModule: true },
    optimization: { ...base.optimization, runtimeChunk: false },
    output: {
      ...base.output,
      clean: false,
      publicPath: 'auto',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      chunkFilename: `${EMBED_PREFIX}-[name].[contenthash:12].js`,
      library: { type: 'module' },
    },
    plugins: [...base.plugins, new ReplacementsPlugin(LIBRARY_REPLACEMENTS[app.mode])],
  };
}
