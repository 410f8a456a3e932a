import { matchRoute } from './matchRoute';
import type { PathName } from './paths';

const WITHOUT: ReadonlySet<PathName> = new Set<PathName>([
  'root',
  'rates',
  'compare',
  'contactUs',
  'resume',
  'waitingList',
  'privacy',
  'accessibility',
  'eraseData',
  'myData',
  'purchaseRate',
  'finalRates',
]);

/**
 * Whether a path has the progress bar (specification 2.2 and 9). Known before the step's code or the quote loads, so
 * the bar's height is reserved from the first paint; also accepts a route pattern.
 */
export function hasRoad(path: string): boolean {
  const name = matchRoute(path);
  return name !== null && !WITHOUT.has(name);
}
