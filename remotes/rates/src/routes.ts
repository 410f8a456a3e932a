/** The paths this remote owns (specification 2.1); published with each release, overlaps are refused there. */
export const routes: readonly string[] = ['/quotes/:quoteId/rates', '/rates/:quoteId/compare'];
