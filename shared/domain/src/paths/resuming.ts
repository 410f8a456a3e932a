/** Router state of a link that resumes the quote where the shopper left off; a purchase resumes at its own step. */
export const RESUMING = { resuming: true } as const;

/** Whether the shopper came by such a link; `state` is the router's untyped state. */
export const isResuming = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'resuming' in state;
