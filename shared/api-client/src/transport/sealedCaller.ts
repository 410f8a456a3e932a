import { type Quote, type SafeStorage, type SentEdit, STORAGE_KEYS } from '@shared/domain';
import { ApiError, coded } from './apiError';
import { createEditQueue } from './editQueue';
import { createPendingCalls, type PendingCall } from './pendingCalls';
import type { RunRepeated, Tries } from './repeats';
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
  run: RunRepeated;
}

export interface SealedCaller {
  /** Each try is sealed on its own, since the API refuses an envelope that is too old. */
  call: Transport['callSealed'];
  /** Requests a quote before a screen does; the first GET uses that response unless an edit came between. */
  readAhead(quoteId: string): void;
}

/** Milliseconds that an unused prefetched response is kept. */
const AHEAD_MS = 10_000;

const NEW_QUOTE = '/v2/quotes';
const quotePath = (quoteId: string) => `/v2/quotes/${quoteId}`;

type Send = (request: SealedCall, begun?: PendingCall) => Promise<string>;
type Post = (request: SealedCall, tries: Tries, begun: PendingCall) => Promise<string>;

type AheadAnswers = ReturnType<typeof createAheadAnswers>;

/** Responses that arrived before a screen asked. */
function createAheadAnswers() {
  const answers = new Map<string, Promise<string>>();
  return {
    get: (path: string) => answers.get(path),
    clear: () => answers.clear(),
    keep: (path: string, answer: Promise<string>): void => {
      answers.set(path, answer);
      answer.catch(() => answers.delete(path));
      // A later screen sends its own request.
      setTimeout(() => answers.delete(path), AHEAD_MS);
    },
  };
}

/** Creating or resuming returns the quote, so its first GET uses this response. */
async function keepMade(
  { keep }: AheadAnswers,
  { newKey }: SealedCall,
  response: Promise<string>,
): Promise<string> {
  const answer = await response;
  if (newKey === 'keep') for (const { id } of quotesIn(answer)) keep(quotePath(id), response);
  return answer;
}

/** The sealed half of the transport: queue, idempotency, versions. */
export function createSealedCaller(parts: Parts): SealedCaller {
  const queue = createEditQueue();
  const ahead = createAheadAnswers();
  const { run } = parts;
  const send: Send = async (request, begun) => {
    const answer = await sealedExchange(parts, await exchangeOf(parts, request, send, begun));
    // Stored before the next edit in the queue, which sends it.
    for (const quote of quotesIn(answer)) parts.learnVersion(quote);
    return answer;
  };
  const edit = createEditor({ ...parts, send, isFinal });
  const post = createPoster(parts, (request, tries, begun) =>
    queue.run(request.quoteId ?? 'new', () => tries.repeat(() => send(request, begun))),
  );
  const answerTo = (request: SealedCall, tries: Tries): Promise<string> => {
    const { method, quoteId } = request;
    const early = method === 'GET' ? ahead.get(request.path) : undefined;
    if (early || method !== 'GET') ahead.clear();
    if (early) return early;
    if (method === 'POST') return keepMade(ahead, request, post(request, tries));
    if (method === 'GET' || quoteId === null) return tries.repeat(() => send(request));
    return queue.run(quoteId, () => edit({ ...request, quoteId }, tries));
  };
  return {
    async call<T>(request: SealedCall): Promise<T> {
      const answer = await run((tries) => answerTo(request, tries), { isQuiet: request.optional });
      const value: T = JSON.parse(answer === '' ? 'null' : answer);
      return value;
    },
    readAhead(quoteId) {
      const path = quotePath(quoteId);
      ahead.keep(
        path,
        run((tries) => tries.repeat(() => send({ method: 'GET', path, quoteId }))),
      );
    },
  };
}

/** POSTs carry an Idempotency-Key, which stays the same until the outcome is known, so any POST may be repeated. */
function createPoster({ storage, now }: Parts, send: Post) {
  const pending = createPendingCalls(storage, now);
  const underWay = new Map<string, Promise<string>>();
  return async (request: SealedCall, tries: Tries): Promise<string> => {
    const begun = await pending.begin(request.path, textOf(request) ?? '', request.newKey);
    // A double click is one action: both clicks get the same response.
    const same = underWay.get(begun.action);
    if (same) return same;
    const mine = send(request, tries, begun);
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
