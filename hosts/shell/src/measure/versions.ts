import { matchRoute, ROUTE_PATTERNS } from '@shared/domain';
import {
  ERROR_NAMES,
  UNKNOWN_PART,
  type ErrorName,
  type Measurable,
  type PageData,
} from '@shared/federation/page';
import { matchPath } from 'react-router-dom';

/** The messages with which the shell itself gives up on a remote. */
const OWN: Record<string, ErrorName> = { timeout: 'Timeout', contract: 'Contract' };

type Known = Pick<PageData, 'remotes' | 'integrity'>;

const UNKNOWN: Measurable = { part: UNKNOWN_PART, version: '' };

const versionIn = (base: string): string => base.split('/').at(-2) ?? '';

/** Every version whose scripts this page may run, by the address of its folder. */
function versionsOf({ remotes, integrity }: Known): Map<string, Measurable> {
  const found = new Map<string, Measurable>();
  for (const [part, { live, previous }] of Object.entries(remotes))
    for (const address of previous ? [live, previous] : [live])
      found.set(address.base, { part, version: address.version });
  // The one that is left is the shell's.
  for (const base of Object.keys(integrity))
    if (!found.has(base)) found.set(base, { part: 'shell', version: versionIn(base) });
  return found;
}

function stackOf(error: unknown): string {
  const stack: unknown = typeof error === 'object' && error !== null && Reflect.get(error, 'stack');
  return typeof stack === 'string' ? stack : '';
}

/** What of a page a report may name. Never an address or a message: both can hold what was typed. */
export function createNames(page: Known) {
  const versions = versionsOf(page);
  const shell = [...versions.values()].find(({ part }) => part === 'shell') ?? UNKNOWN;
  const ownerOf = (path: string) =>
    Object.entries(page.remotes).find(([, { routes }]) => routes.some((route) => matchPath(route, path)));
  return {
    shell,
    /** The address of a version's folder. */
    baseOf: ({ part, version }: Measurable): string | undefined =>
      [...versions].find(([, one]) => one.part === part && one.version === version)?.[0],
    /** The version in whose script an error was thrown: the first one in its stack. */
    blame(error: unknown): Measurable {
      const stack = stackOf(error);
      const places = [...versions].map(([base, version]) => ({ at: stack.indexOf(base), version }));
      const [first] = places.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at);
      return first?.version ?? UNKNOWN;
    },
    errorName(error: unknown): ErrorName {
      if (!(error instanceof Error)) return 'Other';
      return OWN[error.message] ?? ERROR_NAMES.find((name) => name === error.name) ?? 'Other';
    },
    /** The remote that owns a path; null for the shell's own pages. */
    ownerOf: (path: string): string | null => ownerOf(path)?.[0] ?? null,
    /** A path's route pattern. */
    routeOf(path: string): string {
      const own = ownerOf(path)?.[1].routes.find((route) => matchPath(route, path));
      const name = matchRoute(path);
      return own ?? (name ? ROUTE_PATTERNS[name] : '/*');
    },
  };
}

export type Names = ReturnType<typeof createNames>;
