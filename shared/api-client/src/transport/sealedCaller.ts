import { type Quote, type SafeStorage, type SentEdit, STORAGE_KEYS } from '@shared/domain';
import { ApiError, coded } from './apiError';
import { createEditQueue } from './editQueue';
import { createPendingCalls, type PendingCall } from './pendingCalls';
import { sealedExchange, type ExchangeParts } from './sealedExchange';
import { createEditor } from './sealedEdits';
import type { SealedCall, Transport } from './transport';

interface Parts extends ExchangeParts {
  apiBase: string;
  /** Named by the call that creates a quote. */
  partner: string | undefined;
  storage: SafeStorage;
  version: (quoteId: string) => number | null;
  learnVersion: Transport['learnVersion'];
  lost: SentEdit[];
}

export interface SealedCaller {
  call: Transport['callSealed'];
  /** Requests a quote before a screen does; the first GET uses that response unless an edit came between. */
  readAhead(quoteId: string): void;
}

/** Milliseconds that an unused prefetched response is kept. */
const AHEAD_MS = 10_000;

const NEW_QUOTE = '/v2/quotes';
const quotePath = (quoteId: string) => `/v2/quotes/${quoteId}`;

type Send = (request: SealedCall, begun?: PendingCall) => Promise<string>;

/** Responses that arrived before a screen asked. */
function createAheadAnswers() {
  const answers = new Map<string, Promise<string>>();
  return {
    get: (path: string) => answers.get(path),
    clear: () => answers.clear(),
    keep(path: string, answer: Promise<string>) {
      answers.set(path, answer);
      answer.catch(() => answers.delete(path));
      // A later screen sends its own request.
      setTimeout(() => answers.delete(path), AHEAD_MS);
    },
  };
}

/** The sealed half of the transport: queue, idempotency, versions. */
export function createSealedCaller(parts: Parts): SealedCaller {
  const queue = createEditQueue();
  const ahead = createAheadAnswers();
  const send: Send = async (request, begun) => {
    const answer = await sealedExchange(parts, await exchangeOf(parts, request, send, begun));
    // Stored before the next edit in the queue, which sends it.
    for (const quote of quotesIn(answer)) parts.learnVersion(quote);
    return answer;
  };
  const edit = createEditor({ ...parts, send, isFinal });
  const post = createPoster(parts, (request, begun) =>
    queue.run(request.quoteId ?? 'new', () => send(request, begun)),
  );
  /** Creating or resuming returns the quote, so its first GET uses this response. */
  const made = async (request: SealedCall): Promise<string> => {
    const answer = await post(request);
    for (const { id } of quotesIn(answer)) ahead.keep(quotePath(id), Promise.resolve(answer));
    return answer;
  };
  const answerTo = (request: SealedCall): Promise<string> => {
    const early = request.method === 'GET' ? ahead.get(request.path) : undefined;
    if (early || request.method !== 'GET') ahead.clear();
    if (early) return early;
    if (request.method === 'POST') return request.newKey === 'keep' ? made(request) : post(request);
    if (request.method === 'GET' || request.quoteId === null) return send(request);
    return queue.run(request.quoteId, () => edit(request));
  };
  return {
    async call<T>(request: SealedCall): Promise<T> {
      const answer = await answerTo(request);
      const value: T = JSON.parse(answer === '' ? 'null' : answer);
      return value;
    },
    readAhead(quoteId) {
      const path = quotePath(quoteId);
      ahead.keep(path, send({ method: 'GET', path, quoteId }));
    },
  };
}

/** POSTs carry an Idempotency-Key, which stays the same until the outcome is known. */
function createPoster({ storage, now }: Parts, send: Send): Send {
  const pending = createPendingCalls(storage, now);
  const underWay = new Map<string, Promise<string>>();
  return async (request) => {
    const begun = await pending.begin(request.path, textOf(request) ?? '', request.newKey);
    // A double click is one action: both clicks get the same response.
    const same = underWay.get(begun.action);
    if (same) return same;
    const mine = send(request, begun);
    underWay.set(begun.action, mine);
    try {
      const answer = await mine;
      if (begun.quoteKey && request.newKey === 'keep') storage.setItem(STORAGE_KEYS.quoteKey, begun.quoteKey);
      pending.settle(begun);
      return answer;
    } catch (error) {
      if (isFinal(error)) pending.settle(begun);
      throw error;
    } finally {
      underWay.delete(begun.action);
    }
  };
}

async function exchangeOf(parts: Parts, request: SealedCall, send: Send, begun: PendingCall | undefined) {
  const quoteKey = begun?.quoteKey ?? parts.storage.getItem(STORAGE_KEYS.quoteKey);
  // An id without its key grants nothing (reading 34); the API would respond the same.
  if (!quoteKey) throw new ApiError('http', 404, [coded('quote_not_found')]);
  const text = textOf(request);
  return {
    method: request.method,
    url: parts.apiBase + request.path,
    quoteKey,
    ...(text === undefined ? {} : { text }),
    ...(begun ? { idempotencyKey: begun.idempotencyKey } : {}),
    ...(parts.partner && request.path === NEW_QUOTE ? { partner: parts.partner } : {}),
    ...(await ifMatchOf(parts, request, send)),
  };
}

/** The newest known version, fetched if there is none (a page loaded at an edit screen). */
async function ifMatchOf(
  parts: Parts,
  { method, quoteId }: SealedCall,
  send: Send,
): Promise<{ ifMatch?: string }> {
  if (quoteId === null || (method !== 'PATCH' && method !== 'DELETE')) return {};
  if (parts.version(quoteId) === null) await send({ method: 'GET', path: quotePath(quoteId), quoteId });
  return { ifMatch: `"${parts.version(quoteId)}"` };
}

const textOf = ({ body }: SealedCall): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body);

/** Whether the outcome is known, so a repetition is a new action. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 409, 429].includes(error.status);

/** A quote's version is inside the sealed response, since proxies weaken ETags: a quote, or `{quote}`. */
function quotesIn(answer: string): Pick<Quote, 'id' | 'version'>[] {
  const value: unknown = answer === '' ? null : JSON.parse(answer);
  if (typeof value !== 'object' || value === null) return [];
  return [value, 'quote' in value ? value.quote : null].filter(isVersioned);
}

function isVersioned(value: unknown): value is Pick<Quote, 'id' | 'version'> {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('version' in value)) return false;
  return typeof value.id === 'string' && typeof value.version === 'number';
}
