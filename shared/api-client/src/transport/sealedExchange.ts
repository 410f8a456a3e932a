import { PARTNER_HEADER } from '@shared/domain';
import { EnvelopeError, openResponse, pathFromV2, sealRequest, type SealedRequest } from '../envelope';
import { ApiError, codedErrorsIn } from './apiError';
import type { Availability } from './availability';
import type { KeySource } from './keySource';
import type { Answer, TimedFetch } from './timedFetch';
import type { SealedCall } from './transport';

export interface ExchangeParts {
  timedFetch: TimedFetch;
  keys: KeySource;
  now: () => number;
  availability: Availability;
  headers: () => Record<string, string>;
}

export interface Exchange {
  method: SealedCall['method'];
  url: string;
  quoteKey: string;
  text?: string;
  idempotencyKey?: string;
  ifMatch?: string;
  partner?: string;
}

/** Failures that a retry fixes, once it uses the server's time, new keys or the first cipher suite. */
const CURABLE = ['enc_stale', 'enc_kid_unknown', 'enc_malformed'] as const;

/**
 * The response's JSON text. Retries once each: `enc_stale` with the server's time, `enc_kid_unknown` with fresh keys,
 * `enc_malformed` with the first cipher suite.
 */
export async function sealedExchange(
  parts: ExchangeParts,
  request: Exchange,
  tried: readonly string[] = [],
): Promise<string> {
  const { keys, availability } = parts;
  const hear = availability.begin();
  const { answer, sealed } = await exchange(parts, request);
  hear(answer.status, answer.requestId);
  const ok = answer.status >= 200 && answer.status < 300;
  const text = await opened(sealed, answer);
  if (ok) return text;
  const body: unknown = text === '' ? null : JSON.parse(text);
  const errors = codedErrorsIn(body, 'unavailable');
  const failure = new ApiError('http', answer.status, errors, answer.retryAfter, answer.requestId);
  const again = CURABLE.find((code) => failure.has(code) && !tried.includes(code));
  if (!again) throw failure;
  if (again === 'enc_malformed') keys.useFirstSuite();
  else if (again === 'enc_kid_unknown') keys.forgetKeys();
  else keys.setServerTime(serverTimeIn(body) ?? parts.now());
  return sealedExchange(parts, request, [...tried, again]);
}

async function exchange(
  parts: ExchangeParts,
  request: Exchange,
): Promise<{ answer: Answer; sealed: SealedRequest }> {
  const { method, quoteKey, text, idempotencyKey, ifMatch, partner } = request;
  const { session, server, ts } = await parts.keys.ready();
  // Binds the URL exactly as the browser sends it, escapes included.
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
    ...(partner ? { [PARTNER_HEADER]: partner } : {}),
  };
  const init = {
    method,
    headers,
    cache: 'no-store',
    ...(sealed.body ? { body: JSON.stringify(sealed.body) } : {}),
  } as const;
  return { answer: await parts.timedFetch(href, init), sealed };
}

/** The JSON text of a response. Only errors may be plain; a plain success did not come from the API. */
async function opened(sealed: SealedRequest, { status, body, requestId }: Answer): Promise<string> {
  const isSealed = typeof body === 'object' && body !== null && 'ivString' in body;
  if (!isSealed && status >= 400) return JSON.stringify(body);
  if (!isSealed && status === 204) return '';
  try {
    return await openResponse(sealed, status, body);
  } catch (error) {
    if (!(error instanceof EnvelopeError)) throw error;
    throw new ApiError('http', status, [{ code: error.code, message: '' }], null, requestId);
  }
}

function serverTimeIn(body: unknown): number | null {
  const time = typeof body === 'object' && body !== null && 'server_time' in body ? body.server_time : null;
  return typeof time === 'number' && Number.isFinite(time) ? time : null;
}
