import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const fromHere = createRequire(import.meta.url);

interface Installed {
  folder: string;
  version: string;
}

/** The package around a module, from its package.json regardless of its `exports`. */
function installed(name: string): Installed {
  let folder = dirname(fromHere.resolve(name));
  for (;;) {
    try {
      const found: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      if (isPackage(found) && found.name === name) return { folder, version: found.version };
    } catch {
      // No package.json in this folder; continue with its parent.
    }
    if (folder === dirname(folder)) throw new Error(`${name} is not installed`);
    folder = dirname(folder);
  }
}

/** The installed version of a package. @throws if it is not installed */
export const installedVersion = (name: string): string => installed(name).version;

/** The folder of an installed package. @throws if it is not installed */
export const installedFolder = (name: string): string => installed(name).folder;

function isPackage(value: unknown): value is { name: string; version: string } {
  return typeof value === 'object' && value !== null && 'name' in value && 'version' in value;
}
