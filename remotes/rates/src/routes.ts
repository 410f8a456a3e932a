/** The screens of this remote by route. */
export const PLACES = [
  ['/quotes/:quoteId/rates', 'overview'],
  ['/rates/:quoteId/compare', 'compare'],
] as const;

/** Paths owned by this remote (specification 2.1), published with each release, which rejects overlaps. */
export const routes: readonly string[] = ['/quotes/:quoteId/rates', '/rates/:quoteId/compare'];

/** Chunk names by path, so the page can preload a screen with the remote. */
export const chunks: Record<string, string> = { '/rates/:quoteId/compare': 'compare' };

/** Text chunks beyond the first view, without their language suffix, for preloading. */
export const texts: Record<string, string> = { '/rates/:quoteId/compare': 'compare' };
