import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { standaloneConfig } from '@shared/federation/build';
import { standaloneFolder, type App } from '../app';
import { compress } from './compress';
import type { BuiltFile } from './describedBuild';
import { runWebpack } from './runWebpack';
import { sourceHash } from './sourceHash';

export interface Standalone {
  folder: string;
  /** The one script; it exports `mount(element, options)`. */
  script: string;
  sizes: BuiltFile;
}

/** Builds a remote on its own, for a page without the shell, federation or React (ADR 0002). An existing build is reused. */
export async function buildStandalone(app: App): Promise<Standalone> {
  const version = sourceHash(app);
  const folder = standaloneFolder(app, version);
  const file = join(folder, 'standalone.json');
  if (!existsSync(file)) {
    const options = { name: app.name, dir: app.folder, version, outDir: folder };
    await runWebpack(standaloneConfig({ ...options, mode: 'production' }));
    const script = 'standalone.js';
    const made: Standalone = { folder, script, sizes: compress(join(folder, script)) };
    writeFileSync(file, JSON.stringify(made));
  }
  const built: Standalone = JSON.parse(readFileSync(file, 'utf8'));
  return { ...built, folder };
}
