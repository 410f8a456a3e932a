import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder with a lock file: the repository, or the app's own folder if it is alone. */
export function rootOf(folder: string): string {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, 'package-lock.json'))) return at;
  }
  return folder;
}
