import { matchRoute } from './matchRoute';
import type { PathName } from './paths';

/**
 * Where a person without a stored quote may be: section 2.1 names new, rates, not-covered and final; reading 16 adds
 * contact-us, issued, resume and legal. Compare and confirmation carry the quote's id in their path as rates does,
 * and offer to resume it by e-mail (reading 34).
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
  'privacy',
  'accessibility',
]);

/** True when the path, without a quote id in the browser's storage, leads to `/quotes/new` (section 2.1). */
export function needsStoredQuote(path: string): boolean {
  const name = matchRoute(path);
  return name === null || !EXEMPT.has(name);
}
