import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, type App } from '../app';
import { buildApp } from './buildApp';
import { sourceHash } from './sourceHash';

/** Builds an app for production in this process, unless these sources were built before. Returns the build's folder. */
export async function buildOnce(app: App): Promise<string> {
  const source = sourceHash(app);
  const folder = buildFolder(app, source);
  if (!existsSync(join(folder, 'build.json'))) await buildApp(app, source);
  return folder;
}
