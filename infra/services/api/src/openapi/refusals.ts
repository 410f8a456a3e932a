import type { RegisteredRoute } from './registeredRoute';

/** What each error status means, for readers of the description. */
const MEANINGS: Record<number, string> = {
  400: 'Malformed, or sealed wrongly',
  401: 'Not sealed, or without a valid token or signature',
  402: 'The payment was declined',
  403: 'The partner may not start a quote',
  404: 'Unknown, or not the caller’s',
  409: 'Not possible in this state, or the same call is in progress',
  410: 'Used or expired',
  412: 'Made for an older version',
  413: 'The body is too large',
  415: 'Neither plain JSON nor uncompressed',
  422: 'Breaks a rule; `attribute` names the field',
  428: 'Without `If-Match`',
  429: 'Too many calls; `retry-after` says how many seconds to wait',
  500: 'A defect of the API',
  503: 'An outage or a shutdown; send the same call again',
};

/** Which statuses the parts that every call passes can answer, by what the route's options make of it. */
const RULES: { applies: (route: RegisteredRoute) => unknown; statuses: number[] }[] = [
  // `contentTypes`, the error handler, the database and a shutdown.
  { applies: () => true, statuses: [415, 500, 503] },
  // Reading the body.
  { applies: ({ method }) => method !== 'GET', statuses: [400, 413] },
  { applies: ({ body, query }) => body ?? query, statuses: [422] },
  // `sealedCalls`: the envelope, and an SSN in the address.
  { applies: ({ config }) => config.sealed, statuses: [400, 401, 422] },
  { applies: ({ config }) => config.opensQuote, statuses: [404] },
  // `once`: without a key, in progress, for another body, and a stored response whose quote is gone.
  { applies: needsIdempotencyKey, statuses: [400, 404, 409, 422] },
  // `ifMatch`, and a quote that is closed for edits.
  { applies: needsIfMatch, statuses: [400, 409, 412, 428] },
  { applies: ({ config }) => config.limit, statuses: [429] },
  // An unknown or stopped partner, and its limit of the day.
  { applies: ({ config }) => config.takesPartner, statuses: [403, 429] },
];

export function needsIdempotencyKey({ method, config }: RegisteredRoute): boolean {
  return method === 'POST' && config.sealed === true && !config.repeatable;
}

export function needsIfMatch({ method, config }: RegisteredRoute): boolean {
  return ['PATCH', 'DELETE'].includes(method) && config.sealed === true;
}

/** Every error status of a route, with its meaning; `own` are those of the route's own rules. */
export function refusalsOf(
  route: RegisteredRoute,
  own: readonly number[],
): [status: number, meaning: string][] {
  const common = RULES.filter(({ applies }) => applies(route)).flatMap(({ statuses }) => statuses);
  return [...new Set([...common, ...own])]
    .toSorted((a, b) => a - b)
    .map((status) => {
      const meaning = MEANINGS[status];
      if (meaning === undefined) throw new Error(`status ${status} has no meaning in refusals.ts`);
      return [status, meaning];
    });
}
