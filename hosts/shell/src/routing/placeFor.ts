import { matchRoute, needsStoredQuote, paths, type PathName } from '@shared/domain';
import { matchPath } from '@shared/federation/router';
import { quoteIdIn } from './quoteIdIn';

/** Route patterns by the remote that owns them, as published with the release. */
export type OwnedRoutes = Record<string, readonly string[]>;

/** What the shell knows of the person when it chooses a place. */
export interface Standing {
  storedQuoteId: string | null;
  hasQuoteKey: boolean;
  apiUnavailable: boolean;
}

/** The shell's own pages. */
export type PageName = 'contactUs' | 'privacy' | 'accessibility' | 'lockedQuote' | 'resumeLink';

export type Place =
  | { kind: 'remote'; name: string }
  | { kind: 'page'; page: PageName }
  | { kind: 'redirect'; to: string };

const OWN_PAGES: Partial<Record<PathName, PageName>> = {
  contactUs: 'contactUs',
  privacy: 'privacy',
  accessibility: 'accessibility',
  resume: 'resumeLink',
};

/** Pages that ask nothing of the API stand while it is unavailable. */
const NEEDS_API: ReadonlySet<PageName> = new Set(['resumeLink']);

function ownPage(pathname: string): PageName | null {
  const name = matchRoute(pathname);
  return (name && OWN_PAGES[name]) ?? null;
}

function ownerOf(pathname: string, routes: OwnedRoutes): string | null {
  const owns = ([, patterns]: [string, readonly string[]]) =>
    patterns.some((pattern) => matchPath(pattern, pathname));
  return Object.entries(routes).find(owns)?.[0] ?? null;
}

/**
 * Where a path leads: specification 2.1, first match wins. A path that leads nowhere goes to `/quotes/new`, as does
 * any but the exempt ones (readings 16) without a stored quote. A path that names a quote this browser cannot open
 * says so (readings 34).
 */
export function placeFor(pathname: string, routes: OwnedRoutes, standing: Standing): Place {
  const page = ownPage(pathname);
  if (page && !(standing.apiUnavailable && NEEDS_API.has(page))) return { kind: 'page', page };
  if (standing.apiUnavailable) return { kind: 'redirect', to: paths.contactUs() };
  const owner = ownerOf(pathname, routes);
  if (!owner) return { kind: 'redirect', to: paths.start() };
  const named = quoteIdIn(pathname);
  if (named && !(standing.hasQuoteKey && standing.storedQuoteId === named))
    return { kind: 'page', page: 'lockedQuote' };
  if (!standing.storedQuoteId && needsStoredQuote(pathname)) return { kind: 'redirect', to: paths.start() };
  return { kind: 'remote', name: owner };
}
