import { forEachApp } from './apps';
import type { AppName, Build } from './release';

/** Builds or versions by the name of their app; throws if one is missing. */
export function byApp<T extends Build>(builds: readonly T[]): Record<AppName, T> {
  return forEachApp((name) => {
    const found = builds.find(({ app }) => app === name);
    if (!found) throw new Error(`There is no build of ${name}`);
    return found;
  });
}
