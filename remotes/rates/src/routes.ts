/** The paths this remote owns (specification 2.1); published with each release, overlaps are refused there. */
export const routes: readonly string[] = ['/quotes/:quoteId/rates', '/rates/:quoteId/compare'];

/** The chunk that the screen at a path is in, so that the page can fetch it along with the remote. */
export const chunks: Record<string, string> = { '/rates/:quoteId/compare': 'compare' };

/** The texts of a screen beyond the first view's, to be fetched along with it; without their language. */
export const texts: Record<string, string> = { '/rates/:quoteId/compare': 'compare' };
