import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ASSETS_MARK } from '../page';
import { baseConfig, complete, type AppOptions } from './baseConfig';
import { LIBRARY_REPLACEMENTS } from './replacements';
import { ReplacementsPlugin } from './ReplacementsPlugin';

/** A picture inside the page, so that the first window waits for no request (budgets, LCP): a file named `*.first.svg`. */
const dataUrl = (svg: Buffer): string =>
  `data:image/svg+xml,${svg.toString().replaceAll(/[%#<>"\n]/g, encodeURIComponent)}`;

/** The prerendered first screen, built for Node with the same style ids and run once per build. */
export function prerenderConfig(options: AppOptions): Configuration {
  const app = complete(options);
  const base = baseConfig(app, 'prerender');
  return {
    ...base,
    // The shell's frame has links; a remote's headings have none.
    plugins: [
      ...base.plugins,
      new ReplacementsPlugin(app.name === 'shell' ? LIBRARY_REPLACEMENTS[app.mode] : ['prefixes']),
    ],
    // The address of a picture is the edge's to complete, not a file of this machine.
    module: {
      ...base.module,
      rules: [...base.module.rules, { test: /\.first\.svg$/, type: 'asset/inline', generator: { dataUrl } }],
      parser: { javascript: { url: 'relative' } },
    },
    target: 'node22',
    entry: { prerender: './src/prerender.tsx' },
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
    output: {
      ...base.output,
      // The edge replaces it with the version's URL.
      publicPath: ASSETS_MARK,
      path: join(app.outDir, 'prerender'),
      filename: 'prerender.cjs',
      library: { type: 'commonjs2' },
    },
  };
}
