import type { Configuration } from 'webpack';
import { baseConfig, complete, type AppOptions } from './baseConfig';
import { remoteFederation } from './federation';
import { REMOTE_REPLACEMENTS } from './replacements';
import { ReplacementsPlugin } from './ReplacementsPlugin';

/** A remote as the shell loads it. Its entry is empty; the container is what matters. */
export function remoteConfig(options: AppOptions): Configuration {
  const app = complete(options);
  const base = baseConfig(app, 'federated');
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...base.plugins,
      remoteFederation(app.name, app.version),
      new ReplacementsPlugin(REMOTE_REPLACEMENTS),
    ],
  };
}
