import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBED_PREFIX, embedConfig, embedLoaderConfig } from '@shared/federation/build';
import type { Stats } from 'webpack';
import { packagesIn, type App } from '../app';
import type { DescribedBuild } from './describedBuild';
import { refuseForbiddenCode } from './forbiddenCode';
import { runWebpack } from './runWebpack';

type Embed = NonNullable<DescribedBuild['embed']>;

/** Whether an app is also built for partners' pages. */
const isEmbedded = ({ folder }: App): boolean => existsSync(join(folder, 'src/embed/entry.ts'));

function scriptsIn(stats: Stats, group: string): string[] {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const assets = namedChunkGroups[group]?.assets ?? [];
  return assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
}

/** The loader of `@shared/embed` as one classic script; its package's version names it for partners. */
async function buildLoader({ root, folder: dir }: App, outDir: string): Promise<Embed['loader']> {
  const from = join(root, packagesIn(root), 'embed');
  const script = join(from, 'src/loader/script.ts');
  if (!existsSync(script)) return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const [file = ''] = scriptsIn(
    await runWebpack(embedLoaderConfig({ name: 'loader', dir, version, outDir, script })),
    'loader',
  );
  return { version, file };
}

/** Builds an app's embedded form and the loader into the folder of its federated build (ADR 0044). */
export async function buildEmbed(app: App, version: string, outDir: string): Promise<Embed | undefined> {
  if (!isEmbedded(app)) return undefined;
  const stats = await runWebpack(embedConfig({ name: app.name, dir: app.folder, version, outDir }));
  refuseForbiddenCode(EMBED_PREFIX, outDir, (name) => name.startsWith(EMBED_PREFIX));
  const initial = scriptsIn(stats, EMBED_PREFIX);
  const [entry = ''] = initial;
  return { entry, initial, loader: await buildLoader(app, outDir) };
}
