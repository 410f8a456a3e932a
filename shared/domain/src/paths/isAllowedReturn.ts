import { matchRoute } from './matchRoute';
import type { PathName } from './paths';

const ALLOWED: ReadonlySet<PathName> = new Set<PathName>([
  'vehicles',
  'drivers',
  'review',
  'rates',
  'purchaseVehicles',
  'purchaseDrivers',
  'purchaseReview',
]);

/** Whether a `returnTo` may be followed: only our own list pages, never another origin (reading 9). */
export function isAllowedReturn(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return false;
  const name = matchRoute(path);
  return name !== null && ALLOWED.has(name);
}
