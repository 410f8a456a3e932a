import { matchRoute, needsStoredQuote, paths, type PathName } from '@shared/domain';
import { matchPath } from 'react-router-dom';
import { quoteIdIn } from './quoteIdIn';

/** Route patterns by owning remote, as published with the release. */
export type OwnedRoutes = Record<string, readonly string[]>;

/** Facts for choosing a place. */
export interface GuardFacts {
  storedQuoteId: string | null;
  hasQuoteKey: boolean;
  apiUnavailable: boolean;
}

/** The shell's own pages. */
export type PageName =
  | 'contactUs'
  | 'privacy'
  | 'accessibility'
  | 'eraseData'
  | 'myData'
  | 'lockedQuote'
  | 'resumeLink'
  | 'waitingList';

export type Place =
  | { kind: 'remote'; name: string }
  | { kind: 'page'; page: PageName }
  | { kind: 'redirect'; to: string };

const OWN_PAGES: Partial<Record<PathName, PageName>> = {
  contactUs: 'contactUs',
  privacy: 'privacy',
  accessibility: 'accessibility',
  eraseData: 'eraseData',
  myData: 'myData',
  resume: 'resumeLink',
  waitingList: 'waitingList',
};

/** Pages that need no API remain available during an outage. */
const NEEDS_API: ReadonlySet<PageName> = new Set(['resumeLink', 'waitingList', 'eraseData', 'myData']);

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
 * Where a path leads: specification 2.1, first match wins. Unknown paths redirect to `/quotes/new`, as do all but the
 * exempt ones (reading 16) without a stored quote. A path with a quote this browser cannot open shows the locked page
 * (reading 34).
 */
export function placeFor(pathname: string, routes: OwnedRoutes, facts: GuardFacts): Place {
  const page = ownPage(pathname);
  if (page && !(facts.apiUnavailable && NEEDS_API.has(page))) return { kind: 'page', page };
  if (facts.apiUnavailable) return { kind: 'redirect', to: paths.contactUs() };
  const owner = ownerOf(pathname, routes);
  if (!owner) return { kind: 'redirect', to: paths.start() };
  const named = quoteIdIn(pathname);
  if (named && !(facts.hasQuoteKey && facts.storedQuoteId === named))
    return { kind: 'page', page: 'lockedQuote' };
  if (!facts.storedQuoteId && needsStoredQuote(pathname)) return { kind: 'redirect', to: paths.start() };
  return { kind: 'remote', name: owner };
}
