import { matchRoute } from './matchRoute';
import type { PathName } from './paths';

/**
 * Routes allowed without a stored quote: section 2.1 names new, rates, not-covered and final; reading 16 adds
 * contact-us, issued, resume and legal. Compare and confirmation have the quote id in their path like rates, and offer
 * to resume by email (reading 34).
 */
const EXEMPT: ReadonlySet<PathName> = new Set<PathName>([
  'root',
  'start',
  'notCovered',
  'rates',
  'compare',
  'finalRates',
  'confirmation',
  'final',
  'issued',
  'contactUs',
  'resume',
  'waitingList',
  'privacy',
  'accessibility',
  'eraseData',
  'myData',
]);

/** Whether the path redirects to `/quotes/new` when the browser has no stored quote id (section 2.1). */
export function needsStoredQuote(path: string): boolean {
  const name = matchRoute(path);
  return name === null || !EXEMPT.has(name);
}
