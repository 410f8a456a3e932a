import type { Quote, SafeStorage, SentEdit } from '@shared/domain';

export interface TransportOptions {
  /** Origin of the API ('' for the page's own); `/v2/...` is appended. */
  apiBase: string;
  /** Origin of the vehicle data service. */
  vehicleDataBase: string;
  /** The browser's own by default. */
  storage?: Storage;
  fetch?: typeof fetch;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Limit on one exchange (default 15 s). */
  timeoutMs?: number;
}

/** A call that carries a quote: sealed, authorized by the quote key. `path` begins with `/v2/`. */
export interface SealedCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  /** The quote that is edited; edits of one quote are sent one after another. */
  quoteId: string | null;
  /**
   * Made under a new quote key: `keep` stores it once the call has succeeded (a new or a resumed quote), `drop` never
   * does (a stranger's question, which opens nothing).
   */
  newKey?: 'keep' | 'drop';
}

export type PlainHost = 'api' | 'vehicleData';

/**
 * The one instance a page has, made by the shell and handed to every remote: key pair, quote key, clock offset,
 * versions and edit queues. Requests are functions over it. Every failure of a call is an ApiError.
 */
export interface Transport {
  /** Seals, sends, opens. Throws ApiError. */
  callSealed<T>(call: SealedCall): Promise<T>;
  /** A plain, cacheable GET without headers of our own (no preflight). Throws ApiError. */
  callPlain<T>(host: PlainHost, path: string): Promise<T>;
  /** Id of the stored quote, or null. */
  quoteId(): string | null;
  /** Stores id and state of the quote now in hand. */
  keepQuote(quote: Quote): void;
  /** Newest version heard of, or null. */
  version(quoteId: string): number | null;
  learnVersion(quote: Pick<Quote, 'id' | 'version'>): void;
  /** Edits of this page whose answer never came, so that what they changed is not taken for somebody else's. */
  lostEdits(): readonly SentEdit[];
  /** Start over (reading 28): forgets the quote and every stored name. */
  forget(): void;
  /**
   * A call answered 500 (true, with the call's name in the logs), or the API answers well again (false). The answer stops
   * listening.
   */
  onAvailability(listener: (unavailable: boolean, reference: string | null) => void): () => void;
  /** Language of the API's messages. */
  setLanguage(language: string): void;
  /** Agrees on keys when the browser is idle, never before the first paint. */
  warmUp(): void;
  /** Asks for the stored quote at once, if there is one: a page that opens at a step needs it before its code is there. */
  readAhead(): void;
  readonly storage: SafeStorage;
  /** Origin of the vehicle data service. */
  readonly vehicleDataBase: string;
}
