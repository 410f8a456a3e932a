/** The state of a link to the quote's review that goes on where the person was: a purchase has a step of its own. */
export const RESUMING = { resuming: true } as const;

/** Whether an address was come to by such a link; `state` is the router's, of whatever kind. */
export const isResuming = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'resuming' in state;
