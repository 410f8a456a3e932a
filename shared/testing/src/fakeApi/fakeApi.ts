import {
  ENVELOPE_ERROR_STATUS,
  EnvelopeError,
  generateServerKey,
  importServerKey,
  JWKS_PATH,
  openRequest,
  pathFromV2,
  sealResponse,
  SUITES,
  type GeneratedServerKey,
  type OpenedRequest,
  type ServerKey,
} from '@shared/api-client/envelope';
import { matchHandler, type FakeCall, type FakeHandlers } from './handlers';

export interface FakeApi {
  /** For `createTransport`. */
  fetch: typeof fetch;
  /** Every call that reached a handler, decrypted, in order. */
  calls: FakeCall[];
  /** These handlers take precedence for later calls. */
  use(handlers: FakeHandlers): void;
  /** Replaces the server key, so older ones no longer open messages. */
  rotateKey(): Promise<void>;
}

export interface FakeApiOptions {
  /** The server's clock. */
  now?: () => number;
}

interface Keys {
  made: GeneratedServerKey;
  key: ServerKey;
}

async function newKeys(kid: string): Promise<Keys> {
  const made = await generateServerKey({ kid, nbf: 0, exp: 9_999_999_999 });
  return { made, key: await importServerKey(kid, made.privateJwk) };
}

const json = (status: number, body: unknown, retryAfter?: number): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  });

/** A fake server at the fetch level: it opens what the real client sealed and seals the handlers' responses. */
export function fakeApi(initial: FakeHandlers = {}, { now = Date.now }: FakeApiOptions = {}): FakeApi {
  let keys = newKeys('test-1');
  let rotations = 1;
  const layers: FakeHandlers[] = [initial];
  const calls: FakeCall[] = [];

  async function answer(url: string, init: RequestInit): Promise<Response> {
    const { made, key } = await keys;
    if (url.endsWith(JWKS_PATH)) return json(200, { keys: [{ ...made.publicJwk, suites: SUITES }] });
    const headers = new Headers(init.headers);
    const opened = headers.has('authorization') ? await open(url, init, key, now()) : null;
    if (opened instanceof Response) return opened;
    const call = callOf(url, init, headers, opened);
    calls.push(call);
    const { status, body, retryAfter } = await matchHandler(layers, call);
    if (!opened || status === 204) return json(status, body, retryAfter);
    return json(status, await sealResponse(opened, status, JSON.stringify(body)), retryAfter);
  }

  return {
    calls,
    fetch: (input, init = {}) => answer(input instanceof Request ? input.url : String(input), init),
    use: (handlers) => void layers.unshift(handlers),
    async rotateKey() {
      rotations += 1;
      keys = newKeys(`test-${rotations}`);
      await keys;
    },
  };
}

function callOf(url: string, init: RequestInit, headers: Headers, opened: OpenedRequest | null): FakeCall {
  const path = pathFromV2(url);
  const at = path.indexOf('?');
  return {
    method: init.method ?? 'GET',
    path: at < 0 ? path : path.slice(0, at),
    query: new URLSearchParams(at < 0 ? '' : path.slice(at)),
    params: {},
    body: opened?.text ? JSON.parse(opened.text) : undefined,
    headers,
    quoteKey: opened?.quoteKey ?? null,
  };
}

async function open(
  url: string,
  init: RequestInit,
  key: ServerKey,
  now: number,
): Promise<OpenedRequest | Response> {
  const headers = new Headers(init.headers);
  try {
    return await openRequest(
      {
        method: init.method ?? 'GET',
        path: pathFromV2(url),
        authorization: headers.get('authorization') ?? undefined,
        idempotencyKey: headers.get('idempotency-key') ?? undefined,
        ifMatch: headers.get('if-match') ?? undefined,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      },
      { now, findKey: (kid) => Promise.resolve(kid === key.kid ? key : undefined) },
    );
  } catch (error) {
    if (!(error instanceof EnvelopeError)) throw error;
    const { code } = error;
    return json(ENVELOPE_ERROR_STATUS[code], { errors: [{ code, message: code }], server_time: now });
  }
}
