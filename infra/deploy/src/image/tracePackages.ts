import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An installed npm package that the image needs. */
export interface InstalledPackage {
  /** Its folder, below the repository. */
  path: string;
  name: string;
  version: string;
  license: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/** The package of an import, such as `@fastify/cors` of `@fastify/cors/types`. */
const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/** Where Node finds a package from a folder. */
function folderOf(root: string, from: string, name: string): string {
  const path = join(from, 'node_modules', name);
  if (existsSync(join(root, path, 'package.json'))) return path;
  if (from === '' || from === '.') throw new Error(`${name} is not installed`);
  return folderOf(root, dirname(from), name);
}

/** The packages that these imports reach, each with what it depends on. */
export function tracePackages(root: string, imports: readonly string[]): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const reach = (from: string, name: string) => {
    const path = folderOf(root, from, name);
    if (found.has(path)) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm wrote this file
    const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as Manifest;
    const { version, license = 'see its files', dependencies = {} } = manifest;
    found.set(path, { path, name, version, license });
    for (const dependency of Object.keys(dependencies)) reach(path, dependency);
  };
  for (const name of new Set(imports.map(packageOf))) reach('', name);
  return [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
