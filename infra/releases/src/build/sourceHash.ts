import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AppName } from '../model/release';
import { appFolder, repository, siteConfigFile } from './places';

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

/** Names a build by all of its inputs: the app, the shared packages, the lock file, the configuration. */
export function sourceHash(app: AppName): string {
  const files = [
    ...filesUnder(appFolder(app)),
    ...filesUnder(join(repository, 'shared')),
    ...filesUnder(join(repository, 'infra/releases/src/build')),
    join(repository, 'package-lock.json'),
    ...(app === 'shell' ? [siteConfigFile()] : []),
  ];
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(relative(repository, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 12);
}
