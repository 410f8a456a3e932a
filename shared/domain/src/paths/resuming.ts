/**
 * Query of a link that resumes the quote where the shopper left off; a purchase resumes at its own step. In the address,
 * since a new tab has no router state.
 */
export const RESUMING = { resume: 1 } as const;

/** Whether the shopper came by such a link. */
export const isResuming = (query: URLSearchParams): boolean => query.has('resume');
