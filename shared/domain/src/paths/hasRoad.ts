import { matchRoute } from './matchRoute';
import type { PathName } from './paths';

const WITHOUT: ReadonlySet<PathName> = new Set<PathName>([
  'root',
  'rates',
  'compare',
  'contactUs',
  'resume',
  'privacy',
  'accessibility',
  'purchaseRate',
  'finalRates',
]);

/**
 * Whether the progress bar belongs to a path (specification 2.2 and 9): known before the step's own code or quote, so
 * that the bar's height is kept from the first paint. Also answers for a route's pattern.
 */
export function hasRoad(path: string): boolean {
  const name = matchRoute(path);
  return name !== null && !WITHOUT.has(name);
}
