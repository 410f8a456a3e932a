import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repository, writeContext } from './writeContext';

function bytesOf(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((file) => file.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** `npm run image -- FOLDER` writes the build context of the image, by default to `.cache/image`. */
const [given] = process.argv.slice(2);
const folder =
  given === undefined ? join(repository, '.cache/image') : resolve(process.env['INIT_CWD'] ?? '.', given);
const packages = await writeContext(folder);
console.log(`wrote ${folder}: ${packages.length} npm packages, ${Math.round(bytesOf(folder) / 1e6)} MB`);
