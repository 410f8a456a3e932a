import { ApiError } from './apiError';

/** How long after its first try a call may be sent again, in ms. */
export const REPEAT_MS = 30_000;

/** Pauses between tries, in ms: each twice the one before, at most the longest. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;

/** A call that has failed for this long, in ms, is announced. */
const QUIET_MS = 3000;

/** What the edge answers while the API is away, and the API while its database is. */
const OUTAGES: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Whether the same call may succeed a moment later: without a response, during an outage, or while the first try of a
 * POST is still at work. No other 4xx and no 500 changes by waiting.
 */
function isPassing(failure: unknown): failure is ApiError {
  if (!(failure instanceof ApiError)) return false;
  return failure.kind !== 'http' || OUTAGES.has(failure.status) || failure.has('idempotency_in_flight');
}

/** Only a browser knows; elsewhere there is no `onLine`. */
const isOffline = (): boolean => {
  const browser: unknown = globalThis.navigator;
  return typeof browser === 'object' && browser !== null && 'onLine' in browser && !browser.onLine;
};

/** The tries of one call, one after another. */
export interface Tries {
  /** Waits until the next try. Throws the failure if another try would not help or would come too late. */
  pause(failure: unknown): Promise<void>;
  /** Sends until it succeeds; throws what `pause` throws. */
  repeat<T>(send: () => Promise<T>): Promise<T>;
}

interface Call {
  /** Never announced. */
  isQuiet?: boolean | undefined;
  /** When its first try began, by `performance.now()`; by default now. */
  began?: number;
}

interface Options {
  limitMs: number;
  /** Called when the first call is announced (true), and when none is any more. */
  tell: (isRepeating: boolean) => void;
}

/** Runs a call with its tries, and ends its announcement. */
export type RunRepeated = <T>(work: (tries: Tries) => Promise<T>, call?: Call) => Promise<T>;

/** `announce` is called before each pause of a call that has failed for a while. */
function createTries(
  limitMs: number,
  { isQuiet = false, began = performance.now() }: Call,
  announce: () => void,
): Tries {
  let next = FIRST_PAUSE;
  const pause = async (failure: unknown): Promise<void> => {
    if (!isPassing(failure)) throw failure;
    // Jitter, so that the pages that met one outage do not all come back at once.
    const wait = Math.max(next, (failure.retryAfter ?? 0) * 1000) * (1 + Math.random() / 2);
    const passed = performance.now() - began;
    if (passed + wait > limitMs || isOffline()) throw failure;
    if (passed >= QUIET_MS && !isQuiet) announce();
    next = Math.min(next * 2, LONGEST_PAUSE);
    await new Promise((resolve) => setTimeout(resolve, wait));
  };
  return {
    pause,
    async repeat(send) {
      for (;;) {
        try {
          return await send();
        } catch (failure) {
          await pause(failure);
        }
      }
    },
  };
}

/** Repeats failed calls for `limitMs`, each with its own tries, so no two calls repeat in step. */
export function createRepeats({ limitMs, tell }: Options): RunRepeated {
  const announced = new Set<object>();
  const change = (work: () => unknown): void => {
    const before = announced.size > 0;
    work();
    const isRepeating = announced.size > 0;
    if (isRepeating !== before) tell(isRepeating);
  };
  return async (work, call = {}) => {
    const announce = () => change(() => announced.add(call));
    try {
      return await work(createTries(limitMs, call, announce));
    } finally {
      change(() => announced.delete(call));
    }
  };
}
