import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const fromHere = createRequire(import.meta.url);

/** The installed version of a package, read from its package.json regardless of its `exports`. */
export function installedVersion(name: string): string {
  let folder = dirname(fromHere.resolve(name));
  for (;;) {
    try {
      const found: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      if (isPackage(found) && found.name === name) return found.version;
    } catch {
      // No package.json in this folder; continue with its parent.
    }
    if (folder === dirname(folder)) throw new Error(`${name} is not installed`);
    folder = dirname(folder);
  }
}

function isPackage(value: unknown): value is { name: string; version: string } {
  return typeof value === 'object' && value !== null && 'name' in value && 'version' in value;
}
