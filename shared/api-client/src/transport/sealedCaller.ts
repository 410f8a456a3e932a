import { EnvelopeError, openResponse, pathFromV2, sealRequest, type SealedRequest } from '../envelope';
import { ApiError, codedErrorsIn } from './apiError';
import type { Availability } from './availability';
import { STORAGE_NAMES, type ClientStorage } from './clientStorage';
import { createEditQueue } from './editQueue';
import type { KeySource } from './keySource';
import { createPendingCalls, type PendingCall } from './pendingCalls';
import type { Answer, TimedFetch } from './timedFetch';
import type { SealedCall, Transport } from './transport';

interface Parts {
  apiBase: string;
  timedFetch: TimedFetch;
  keys: KeySource;
  storage: ClientStorage;
  now: () => number;
  versions: Map<string, number>;
  availability: Availability;
  headers: () => Record<string, string>;
}

interface Attempt {
  method: SealedCall['method'];
  url: string;
  quoteKey: string;
  text?: string;
  idempotencyKey?: string;
  ifMatch?: string;
}

/** The sealed half of the transport: queue, idempotency, version, and the two errors that are tried once more. */
export function createSealedCaller(parts: Parts): Transport['callSealed'] {
  const { apiBase, storage, versions } = parts;
  const queue = createEditQueue();
  const pending = createPendingCalls(storage, parts.now);
  const underWay = new Map<string, Promise<string>>();

  async function ifMatch({ method, quoteId }: SealedCall): Promise<{ ifMatch?: string }> {
    if (quoteId === null || (method !== 'PATCH' && method !== 'DELETE')) return {};
    if (!versions.has(quoteId)) {
      const quote = await call<{ version: number }>({
        method: 'GET',
        path: `/v2/quotes/${quoteId}`,
        quoteId,
      });
      versions.set(quoteId, quote.version);
    }
    return { ifMatch: `"${versions.get(quoteId)}"` };
  }

  async function post(request: SealedCall, text: string): Promise<string> {
    const begun = await pending.begin(request.path, text, request.newQuote === true);
    // A double click is one action: both clicks get the one answer.
    const same = underWay.get(begun.action);
    if (same) return same;
    const mine = queue.run(request.quoteId ?? 'new', () => send(request, text, begun));
    underWay.set(begun.action, mine);
    try {
      const answer = await mine;
      if (begun.quoteKey) storage.setItem(STORAGE_NAMES.quoteKey, begun.quoteKey);
      pending.settle(begun);
      return answer;
    } catch (error) {
      if (isFinal(error)) pending.settle(begun);
      throw error;
    } finally {
      underWay.delete(begun.action);
    }
  }

  async function send(request: SealedCall, text: string | undefined, begun?: PendingCall): Promise<string> {
    const quoteKey = begun?.quoteKey ?? storage.getItem(STORAGE_NAMES.quoteKey);
    // An id opens nothing without its key (reading 34): the API would answer just this.
    if (!quoteKey) throw new ApiError('http', 404, [{ code: 'quote_not_found', message: '' }]);
    return attempt(parts, {
      method: request.method,
      url: apiBase + request.path,
      quoteKey,
      ...(text === undefined ? {} : { text }),
      ...(begun ? { idempotencyKey: begun.idempotencyKey } : {}),
      ...(await ifMatch(request)),
    });
  }

  async function call<T>(request: SealedCall): Promise<T> {
    const text = request.body === undefined ? undefined : JSON.stringify(request.body);
    const answer =
      request.method === 'POST'
        ? await post(request, text ?? '')
        : request.method === 'GET' || request.quoteId === null
          ? await send(request, text)
          : await queue.run(request.quoteId, () => send(request, text));
    const value: T = JSON.parse(answer === '' ? 'null' : answer);
    return value;
  }
  return call;
}

/** Whether the outcome is known, so that a repetition is a new action. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 409, 429].includes(error.status);

/** Sends; on `enc_stale` with the server's time and on `enc_kid_unknown` with fresh keys once more each. */
async function attempt(parts: Parts, request: Attempt, tried: readonly string[] = []): Promise<string> {
  const { keys, availability } = parts;
  const { answer, sealed } = await exchange(parts, request);
  availability.heard(answer.status);
  const ok = answer.status >= 200 && answer.status < 300;
  const text = await opened(sealed, answer);
  if (ok) return text;
  const body: unknown = text === '' ? null : JSON.parse(text);
  const failure = new ApiError('http', answer.status, codedErrorsIn(body, 'unavailable'));
  const again = ['enc_stale', 'enc_kid_unknown'].find((code) => failure.has(code) && !tried.includes(code));
  if (!again) throw failure;
  if (again === 'enc_kid_unknown') keys.forgetKeys();
  else keys.setServerTime(serverTimeIn(body) ?? parts.now());
  return attempt(parts, request, [...tried, again]);
}

async function exchange(parts: Parts, request: Attempt): Promise<{ answer: Answer; sealed: SealedRequest }> {
  const { method, quoteKey, text, idempotencyKey, ifMatch } = request;
  const { session, server, ts } = await parts.keys.ready();
  // What the browser will put on the wire, escapes included, is what is bound.
  const { href } = new URL(request.url, globalThis.location?.href);
  const extra = { ...(idempotencyKey ? { idempotencyKey } : {}), ...(ifMatch ? { ifMatch } : {}) };
  const body = text ? { text } : {};
  const sealed = await sealRequest(
    { method, path: pathFromV2(href), quoteKey, ts, ...body, ...extra },
    { session, server },
  );
  const headers = {
    ...parts.headers(),
    Authorization: sealed.authorization,
    ...(sealed.body ? { 'Content-Type': 'application/json' } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(ifMatch ? { 'If-Match': ifMatch } : {}),
  };
  const init = {
    method,
    headers,
    cache: 'no-store',
    ...(sealed.body ? { body: JSON.stringify(sealed.body) } : {}),
  } as const;
  return { answer: await parts.timedFetch(href, init), sealed };
}

/** The JSON text of an answer. Only a refusal may be plain: a plain success is no answer of the API's. */
async function opened(sealed: SealedRequest, { status, body }: Answer): Promise<string> {
  const isSealed = typeof body === 'object' && body !== null && 'ivString' in body;
  if (!isSealed && status >= 400) return JSON.stringify(body);
  if (!isSealed && status === 204) return '';
  try {
    return await openResponse(sealed, status, body);
  } catch (error) {
    if (!(error instanceof EnvelopeError)) throw error;
    throw new ApiError('http', status, [{ code: error.code, message: '' }]);
  }
}

function serverTimeIn(body: unknown): number | null {
  const time = typeof body === 'object' && body !== null && 'server_time' in body ? body.server_time : null;
  return typeof time === 'number' && Number.isFinite(time) ? time : null;
}
