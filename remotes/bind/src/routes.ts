import { ROUTE_PATTERNS, SHORT_FORMS } from '@shared/domain';
import { chunksOf, routesOf, textChunksOf } from '@shared/federation/remote';
import { STEPS } from './steps';

export { STEPS };

/** Paths owned by this remote (specification 2.1, readings 16 and 17), published with each release. */
export const routes: readonly string[] = [...routesOf(STEPS, ROUTE_PATTERNS), ...Object.values(SHORT_FORMS)];

/** Chunk names by path, in the order a shopper meets them, so the page can preload a screen with the remote. */
export const chunks = chunksOf(STEPS, ROUTE_PATTERNS);

/** Text chunks by path, without their language suffix, so the page can preload them with the screen. */
export const texts = textChunksOf(STEPS, ROUTE_PATTERNS);
