import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  EMBED_PREFIX,
  embedConfig,
  embedInlineConfig,
  embedLoaderConfig,
  embedStillConfig,
} from '@shared/federation/build';
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

/** The files of `@shared/embed`: the loader, whose package's version names it for partners, and the inline start. */
async function buildOwnFiles(
  { root, folder: dir }: App,
  outDir: string,
): Promise<Pick<Embed, 'loader' | 'inline'>> {
  const from = join(root, packagesIn(root), 'embed');
  if (!existsSync(from)) return {};
  const { version }: { version: string } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const build = async (name: string, config: typeof embedLoaderConfig, script: string) => {
    const stats = await runWebpack(config({ name, dir, version, outDir, script: join(from, script) }));
    return scriptsIn(stats, name)[0] ?? '';
  };
  const file = await build('loader', embedLoaderConfig, 'src/loader/script.ts');
  const inline = await build('inline', embedInlineConfig, 'src/inline/show.ts');
  return { loader: { version, file }, inline };
}

/** The script with the colors of the still start screen, of an app that has one. */
async function buildStill(
  { name, folder: dir }: App,
  version: string,
  outDir: string,
): Promise<Pick<Embed, 'still'>> {
  const script = join(dir, 'src/embed/still.ts');
  if (!existsSync(script)) return {};
  return {
    still: scriptsIn(await runWebpack(embedStillConfig({ name, dir, version, outDir, script })), 'still')[0],
  };
}

/** Builds an app's embedded form and the loader into the folder of its federated build (ADR 0044). */
export async function buildEmbed(app: App, version: string, outDir: string): Promise<Embed | undefined> {
  if (!isEmbedded(app)) return undefined;
  const stats = await runWebpack(embedConfig({ name: app.name, dir: app.folder, version, outDir }));
  refuseForbiddenCode(EMBED_PREFIX, outDir, (name) => name.startsWith(EMBED_PREFIX));
  const initial = scriptsIn(stats, EMBED_PREFIX);
  const [entry = ''] = initial;
  const still = await buildStill(app, version, outDir);
  return { entry, initial, ...(await buildOwnFiles(app, outDir)), ...still };
}
