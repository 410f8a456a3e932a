import type { Configuration } from 'webpack';
import { baseConfig, complete, type AppOptions } from './baseConfig';
import { shellFederation } from './federation';

/** The shell: one synchronous entry with the shared libraries inside. */
export function shellConfig(options: AppOptions): Configuration {
  const app = complete(options);
  const base = baseConfig(app, 'federated');
  return {
    ...base,
    entry: { shell: './src/main.tsx' },
    output: { ...base.output, publicPath: 'auto' },
    plugins: [shellFederation()],
  };
}
