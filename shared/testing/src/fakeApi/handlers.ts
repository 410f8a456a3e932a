/** A call as a handler gets it: decrypted, with path parameters. */
export interface FakeCall {
  method: string;
  path: string;
  query: URLSearchParams;
  params: Record<string, string>;
  body: unknown;
  headers: Headers;
  /** Null for plain calls. */
  quoteKey: string | null;
}

export interface FakeAnswer {
  status: number;
  body: unknown;
  /** Seconds, for a rate limit. */
  retryAfter?: number;
}

/** A response with its status, or just the body of a success. */
type Result = FakeAnswer | object;
export type FakeHandler = (call: FakeCall) => Result | Promise<Result>;

/** `'GET /v2/quotes/:id': () => aQuote()`; a fixed response may replace the function. */
export type FakeHandlers = Record<string, FakeHandler | object>;

/** An error response in the API's shape. */
export const refusal = (status: number, code: string, message = code): FakeAnswer => ({
  status,
  body: { errors: [{ code, message }] },
});

/** A rate limit response with its seconds. */
export const limitReached = (seconds: number): FakeAnswer => ({
  ...refusal(429, 'rate_limited'),
  retryAfter: seconds,
});

/** The first matching handler's response; without one a 404, like the API. */
export async function matchHandler(layers: readonly FakeHandlers[], call: FakeCall): Promise<FakeAnswer> {
  for (const [pattern, handler] of layers.flatMap((layer) => Object.entries(layer))) {
    const params = paramsOf(pattern, call);
    if (params)
      return asAnswer(isHandler(handler) ? await handler(Object.assign(call, { params })) : handler, call);
  }
  return refusal(404, 'not_found', `no handler for ${call.method} ${call.path}`);
}

const isHandler = (handler: FakeHandler | object): handler is FakeHandler => typeof handler === 'function';

function asAnswer(result: object, { method }: FakeCall): FakeAnswer {
  if ('status' in result && typeof result.status === 'number' && 'body' in result) {
    const { status, body } = result;
    return 'retryAfter' in result
      ? { status, body, retryAfter: Number(result.retryAfter) }
      : { status, body };
  }
  return { status: method === 'POST' ? 201 : 200, body: result };
}

function paramsOf(pattern: string, call: FakeCall): Record<string, string> | null {
  const [method, path = ''] = pattern.split(' ');
  const wanted = path.split('/');
  const given = call.path.split('/');
  if (method !== call.method || wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(given[at] ?? '');
    else if (part !== given[at]) return null;
  }
  return params;
}
