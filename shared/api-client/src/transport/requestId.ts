/** Under this name edge and API take a call's id over into their logs. */
export const REQUEST_ID = 'X-Request-Id';

/** A name for one call, short enough to be read out on the telephone. */
export const newRequestId = (): string => crypto.randomUUID().slice(0, 13);
