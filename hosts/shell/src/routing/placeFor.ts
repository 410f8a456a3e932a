import { matchRoute, needsStoredQuote, paths, type PathName } from '@shared/domain';
import { matchPath } from '@shared/federation/router';

/** Route patterns by the remote that owns them, as published with the release. */
export type OwnedRoutes = Record<string, readonly string[]>;

/** What the shell knows of the person when it chooses a place. */
export interface Standing {
  storedQuoteId: string | null;
  hasQuoteKey: boolean;
  apiUnavailable: boolean;
}

export type Place =
  | { kind: 'remote'; name: string }
  | { kind: 'page'; page: 'contactUs' | 'privacy' | 'accessibility' | 'resume' }
  | { kind: 'redirect'; to: string };

const OWN_PAGES: Partial<Record<PathName, Place>> = {
  contactUs: { kind: 'page', page: 'contactUs' },
  privacy: { kind: 'page', page: 'privacy' },
  accessibility: { kind: 'page', page: 'accessibility' },
  resume: { kind: 'page', page: 'resume' },
};

function ownPage(pathname: string): Place | null {
  const name = matchRoute(pathname);
  return (name && OWN_PAGES[name]) ?? null;
}

function ownerOf(pathname: string, routes: OwnedRoutes): string | null {
  const owns = ([, patterns]: [string, readonly string[]]) =>
    patterns.some((pattern) => matchPath(pattern, pathname));
  return Object.entries(routes).find(owns)?.[0] ?? null;
}

/** The quote id a path carries (`/quotes/{id}/rates`, `/rates/{id}/compare`, `/bol/quotes/{id}/...`), if any. */
function quoteIdIn(pathname: string): string | null {
  const match = /^\/(?:bol\/)?(?:quotes\/([^/]+)\/[^/]+|rates\/([^/]+)\/compare)\/?$/.exec(pathname);
  return match?.[1] ?? match?.[2] ?? null;
}

/**
 * Where a path leads: specification 2.1, first match wins. A path that leads nowhere goes to `/quotes/new`, as does
 * any but the exempt ones (readings 16) without a stored quote. A path that names a quote this browser cannot open
 * says so (readings 34).
 */
export function placeFor(pathname: string, routes: OwnedRoutes, standing: Standing): Place {
  const page = ownPage(pathname);
  if (page) return page;
  if (standing.apiUnavailable) return { kind: 'redirect', to: paths.contactUs() };
  const owner = ownerOf(pathname, routes);
  if (!owner) return { kind: 'redirect', to: paths.start() };
  const named = quoteIdIn(pathname);
  if (named && !(standing.hasQuoteKey && standing.storedQuoteId === named))
    return { kind: 'page', page: 'resume' };
  if (!standing.storedQuoteId && needsStoredQuote(pathname)) return { kind: 'redirect', to: paths.start() };
  return { kind: 'remote', name: owner };
}
