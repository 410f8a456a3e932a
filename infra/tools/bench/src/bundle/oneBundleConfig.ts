import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LIBRARY_REPLACEMENTS, PartsPlugin, ReplacementsPlugin, shellConfig } from '@shared/federation/build';
import type { Configuration } from 'webpack';
import { repository } from '../repository';

const webpack: typeof import('webpack') = createRequire(import.meta.url)('webpack');

/** Chunk names in `loadBundled`, one for each remote. */
export const BUNDLED_REMOTES = ['quote', 'rates', 'bind'] as const;

const replace = (request: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(request, join(import.meta.dirname, file));

/**
 * The shell's own production build without federation: plain dynamic imports replace the remote loader, and the
 * shared list is empty. Loaders, targets, minimizer and style ids are the federated build's.
 */
export function oneBundleConfig(outDir: string): Configuration {
  const base = shellConfig({ name: 'shell', dir: join(repository, 'hosts/shell'), version: 'bench', outDir });
  return {
    ...base,
    name: 'one-bundle',
    plugins: [
      new PartsPlugin(),
      new ReplacementsPlugin(LIBRARY_REPLACEMENTS.production),
      replace(/\/remotes\/loadVersion$/, 'loadBundled.ts'),
      replace(/\/boot\/provideShared$/, 'nothingShared.ts'),
    ],
    cache: {
      type: 'filesystem',
      name: 'one-bundle',
      cacheDirectory: join(repository, '.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
  };
}
