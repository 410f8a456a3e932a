import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prerenderConfig } from '@shared/federation/build';
import type { Configuration } from 'webpack';
import { buildFolder, partialFolder, type App } from '../app';
import { assembleBuild, importFile, isPrerendered } from './assembleBuild';
import { compress } from './compress';
import { buildEmbed } from './buildEmbed';
import { writeContract } from '../contract/writeContract';
import { refuseForbiddenCode } from './forbiddenCode';
import { runWebpack } from './runWebpack';

async function buildPrerender(app: App, version: string, outDir: string): Promise<string | null> {
  if (!isPrerendered(app)) return null;
  await runWebpack(prerenderConfig({ name: app.name, dir: app.folder, version, outDir }));
  return join(outDir, 'prerender/prerender.cjs');
}

/** Builds one app for production into the folder of finished builds, and writes `build.json` there last. */
export async function buildApp(app: App, source: string): Promise<void> {
  const done = buildFolder(app, source);
  const folder = partialFolder(app, source, process.pid);
  Object.assign(process.env, { APP_VERSION: source, APP_OUT_DIR: folder, NODE_ENV: 'production' });
  const { default: config } = await importFile<{ default: Configuration }>(
    join(app.folder, 'webpack.config.ts'),
  );
  const stats = await runWebpack(config);
  refuseForbiddenCode(app.name, folder);
  const embed = await buildEmbed(app, source, folder);
  const prerender = await buildPrerender(app, source, folder);
  writeContract(app, folder);
  const build = await assembleBuild({ app, source, stats, folder, prerender, embed, measure: compress });
  rmSync(join(folder, 'prerender'), { recursive: true, force: true });
  writeFileSync(join(folder, 'build.json'), JSON.stringify(build));
  rmSync(done, { recursive: true, force: true });
  renameSync(folder, done);
}
