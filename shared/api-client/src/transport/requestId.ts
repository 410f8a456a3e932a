/** The header whose value edge and API log as the call's id. */
export const REQUEST_ID = 'X-Request-Id';

/** A call id short enough to read out over the phone. */
export const newRequestId = (): string => crypto.randomUUID().slice(0, 13);
