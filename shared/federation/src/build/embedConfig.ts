import type { Configuration } from 'webpack';
import { STILL_THEME } from '../page/index';
import { baseConfig, complete, type AppOptions } from './baseConfig';
import { LIBRARY_REPLACEMENTS } from './replacements';
import { ReplacementsPlugin } from './ReplacementsPlugin';

/** Prefix of every file of the embedded build, which shares its folder with the federated one. */
export const EMBED_PREFIX = 'embed';

interface ScriptOptions extends AppOptions {
  /** The file to start from. */
  script: string;
}

/** One file for partners' pages, without chunks. */
function oneFile({ script, ...options }: ScriptOptions, name: 'loader' | 'inline' | 'still'): Configuration {
  const base = baseConfig(complete(options), name);
  return {
    ...base,
    entry: { [name]: script },
    optimization: { ...base.optimization, runtimeChunk: false, splitChunks: false },
    output: { ...base.output, clean: false, filename: `${EMBED_PREFIX}-${name}.[contenthash:12].js` },
  };
}

/** The loader for partners' pages as one classic script, without a global of its own. */
export const embedLoaderConfig = (options: ScriptOptions): Configuration => oneFile(options, 'loader');

/** The start of the quote inline, as one ES module, before which an edge writes what it knows of the partner. */
export function embedInlineConfig(options: ScriptOptions): Configuration {
  const one = oneFile(options, 'inline');
  return {
    ...one,
    experiments: { outputModule: true },
    output: { ...one.output, module: true, library: { type: 'module' } },
  };
}

/** The colors of the still start screen as one classic script, which an edge writes into its page or module. */
export function embedStillConfig(options: ScriptOptions): Configuration {
  const one = oneFile(options, 'still');
  return { ...one, output: { ...one.output, library: { type: 'var', name: STILL_THEME } } };
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
