import type { PathName } from './paths';
import { PATH_NAMES, ROUTE_PATTERNS } from './routePatterns';

function split(path: string): string[] {
  return (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean);
}

function matches(pattern: string, parts: readonly string[]): boolean {
  const wanted = split(pattern);
  return (
    wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}

/** The name of the first route that matches a path (ignoring query and trailing slash), or null. */
export function matchRoute(path: string): PathName | null {
  const parts = split(path);
  return PATH_NAMES.find((name) => matches(ROUTE_PATTERNS[name], parts)) ?? null;
}
