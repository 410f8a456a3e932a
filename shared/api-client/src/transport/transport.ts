import type { Quote, SafeStorage, SentEdit } from '@shared/domain';

export interface TransportOptions {
  /** Origin of the API ('' for the page's own); `/v2/...` is appended. */
  apiBase: string;
  /** Origin of the vehicle data service. */
  vehicleDataBase: string;
  /** Defaults to the browser's own. */
  storage?: Storage;
  /** Key of the partner whose page holds the quote. */
  partner?: string;
  /** Where this page's drafts are kept; defaults to the tab's session storage. */
  session?: SafeStorage;
  fetch?: typeof fetch;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Time limit of one exchange (default 15 s). */
  timeoutMs?: number;
  /** How long failed calls are repeated (default 30 s). */
  repeatMs?: number;
}

/** A call that carries a quote: sealed, authorized by the quote key. `path` begins with `/v2/`. */
export interface SealedCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  /** The edited quote; edits of one quote are sent one at a time. */
  quoteId: string | null;
  /**
   * Sent under a new quote key: `keep` stores it after success (a new or resumed quote), `drop` never does (a link
   * request, which opens nothing).
   */
  newKey?: 'keep' | 'drop';
  /** The caller does without the answer, so a release of it may run beside an API that does not serve the call yet. */
  optional?: true;
}

export type PlainHost = 'api' | 'vehicleData';

/**
 * The page's single instance, created by the shell and shared with every remote: key pair, quote key, clock offset,
 * versions and edit queues. Requests are functions over it. Every failure is an ApiError.
 */
export interface Transport {
  /** Seals, sends, opens. Throws ApiError. */
  callSealed<T>(call: SealedCall): Promise<T>;
  /** A plain, cacheable GET without custom headers (no preflight). Throws ApiError. */
  callPlain<T>(host: PlainHost, path: string): Promise<T>;
  /** Id of the stored quote, or null. */
  quoteId(): string | null;
  /** Stores the id and state of the current quote. */
  keepQuote(quote: Quote): void;
  /** Newest known version, or null. */
  version(quoteId: string): number | null;
  learnVersion(quote: Pick<Quote, 'id' | 'version'>): void;
  /** This page's edits whose response was lost, so their changes are not attributed to someone else. */
  lostEdits(): readonly SentEdit[];
  /** Start over (reading 28): clears the quote and every stored name. */
  forget(): void;
  /**
   * Called when a call gets a 500 (true, with its id in the logs), or when the API works again (false). Returns the
   * unsubscribe function.
   */
  onAvailability(listener: (unavailable: boolean, reference: string | null) => void): () => void;
  /**
   * Called when a failed call has been repeated for some seconds (true), or when none is any more (false). Returns the
   * unsubscribe function.
   */
  onRepeating(listener: (isRepeating: boolean) => void): () => void;
  /** Language of the API's messages. */
  setLanguage(language: string): void;
  /** Runs the key agreement when the browser is idle, never before the first paint. */
  warmUp(): void;
  /**
   * Requests the stored quote, if any, right away, since a page opened at a step needs it before its code has loaded.
   */
  readAhead(): void;
  readonly storage: SafeStorage;
  /** Where drafts are kept; undefined for the tab's session storage. */
  readonly session?: SafeStorage | undefined;
  /** Origin of the vehicle data service. */
  readonly vehicleDataBase: string;
}
