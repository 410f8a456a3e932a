import { ROUTE_PATTERNS } from '@shared/domain';
import { chunksOf, routesOf, textChunksOf } from '@shared/federation/remote';
import { STEPS } from './steps';

export { STEPS };

/** Paths owned by this remote (specification 2.1), published with each release, which rejects overlaps. */
export const routes: readonly string[] = routesOf(STEPS, ROUTE_PATTERNS);

/** Chunk names by path, so the page can preload a screen with the remote. */
export const chunks = chunksOf(STEPS, ROUTE_PATTERNS);

/** Text chunks beyond the first view, without their language suffix, for preloading. */
export const texts = textChunksOf(STEPS, ROUTE_PATTERNS);
