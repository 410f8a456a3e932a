import { ROUTE_PATTERNS } from '@shared/domain';
import { chunksOf, routesOf, textChunksOf } from '@shared/federation/remote';
import { STEPS } from './steps';

export { STEPS };

/** /quotes/{resource}: vehicles unless drivers or review (2.1). */
export const OTHER_ROUTES = ['/quotes/:resource'];

/** Paths owned by this remote (specification 2.1), published with each release, which rejects overlaps. */
export const routes: readonly string[] = [...routesOf(STEPS, ROUTE_PATTERNS), ...OTHER_ROUTES];

/** Chunk names by path, in the order a shopper meets them, so the page can preload a screen with the remote. */
export const chunks = chunksOf(STEPS, ROUTE_PATTERNS);

/** Text chunks of the screens after the start, without their language suffix, for preloading. */
export const texts = textChunksOf(STEPS, ROUTE_PATTERNS);
