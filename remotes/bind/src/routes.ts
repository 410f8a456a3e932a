import { ROUTE_PATTERNS } from '@shared/domain';
import { placesOf, textChunksOf } from '@shared/federation/remote';
import { STEPS } from './steps';

export { STEPS };

const PLACES = placesOf(STEPS, ROUTE_PATTERNS);

/** Paths of this remote without a screen: short forms and the furthest step (readings 16 and 17). */
export const OTHER_ROUTES = ['/bol/drivers', '/bol/vehicles', '/bol/questions', '/bol/rate'];

/** Paths owned by this remote (specification 2.1, readings 16 and 17), published with each release. */
export const routes: readonly string[] = [...PLACES.map(([pattern]) => pattern), ...OTHER_ROUTES];

/** Chunk names by path, in the order a shopper meets them, so the page can preload a screen with the remote. */
export const chunks: Record<string, string> = Object.fromEntries(PLACES);

/** Text chunks by path, without their language suffix, so the page can preload them with the screen. */
export const texts = textChunksOf(STEPS, ROUTE_PATTERNS);
