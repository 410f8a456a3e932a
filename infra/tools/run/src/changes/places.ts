import type { Change } from './change';

/** Written by npm when a package is added. */
const OF_NPM = 'package-lock.json';

/** A named place as a pattern: `XX` and `NAME` stand for any name. */
function patternOf(place: string): RegExp {
  const text = place.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\b(XX|NAME)\b/g, '[^/]+');
  return new RegExp(`^${text}(/|$)`);
}

/** The changed files that are in none of the places that the row names. */
export function strayPaths({ place }: Pick<Change, 'place'>, paths: readonly string[]): string[] {
  const named = [...place.matchAll(/`([^`]+)`/g)].map(([, one = '']) => patternOf(one));
  return paths.filter((path) => path !== OF_NPM && !named.some((pattern) => pattern.test(path)));
}
