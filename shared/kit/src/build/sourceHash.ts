import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { siteConfigFile, type App } from '../app';

const ignoredFolders = new Set(['node_modules', 'dist', '.cache', 'testing']);
const ignoredFiles = /(\.test\.tsx?|\.md|\.snap)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesUnder(path);
      return ignoredFiles.test(entry.name) ? [] : [path];
    });
}

/**
 * Names a build by all of its inputs: the app, the configuration, the lock file and the shared packages. Outside of the
 * repository the lock file has the packages' hashes.
 */
export function sourceHash(app: App): string {
  const { folder, root, name } = app;
  const [shared, lock] = [join(root, 'shared'), join(root, 'package-lock.json')];
  const files = [
    ...filesUnder(folder),
    ...(existsSync(shared) ? filesUnder(shared) : []),
    ...(existsSync(lock) ? [lock] : []),
    ...(name === 'shell' ? [siteConfigFile(app)] : []),
  ];
  const hash = createHash('sha256');
  for (const file of new Set(files))
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 12);
}
