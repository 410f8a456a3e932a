import { ROUTE_PATTERNS } from '@shared/domain';
import { PLACES } from './places';

/** Paths owned by this remote (specification 2.1), published with each release, which rejects overlaps. */
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

/** Chunk names by path, in the order a shopper meets them, so the page can preload a screen with the remote. */
export const chunks: Record<string, string> = {
  [ROUTE_PATTERNS.start]: 'start',
  ...Object.fromEntries(PLACES),
};

/** Text chunks of the screens after the start, without their language suffix, for preloading. */
export const texts: Record<string, string> = Object.fromEntries(
  PLACES.map(([pattern]) => [pattern, 'steps']),
);
