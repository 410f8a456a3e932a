import { ROUTE_PATTERNS } from '@shared/domain';
import { PLACES } from './places';

/** The paths this remote owns (specification 2.1); published with each release, overlaps are refused there. */
export const routes: readonly string[] = [
  '/quotes/new',
  '/quotes/edit',
  '/quotes/not-covered',
  '/quotes/vehicles',
  '/quotes/drivers',
  '/quotes/review',
  '/quotes/:resource',
  '/vehicles/new',
  '/vehicles/:vehicleId/edit-coverages',
  '/vehicles/:vehicleId/edit',
  '/rates/vehicles/:vehicleId/edit',
  '/drivers/new',
  '/drivers/:driverId/edit',
  '/rates/drivers/:driverId/edit',
];

/** The chunk that the screen at a path is in, in the order a person meets them, so that the page can fetch it along with the remote. */
export const chunks: Record<string, string> = {
  [ROUTE_PATTERNS.start]: 'start',
  ...Object.fromEntries(PLACES),
};

/** The texts of the screens after the start, to be fetched along with them; without their language. */
export const texts: Record<string, string> = Object.fromEntries(
  PLACES.map(([pattern]) => [pattern, 'steps']),
);
