import { ApiError } from './apiError';

/** An answer read to its end: `body` is the parsed JSON, or null where there is none. */
export interface Answer {
  status: number;
  body: unknown;
  /** The body as it came. */
  text: string;
  /** Seconds to wait before the next call, where the answer says so. */
  retryAfter: number | null;
}

export type TimedFetch = (url: string, init: RequestInit) => Promise<Answer>;

/** Fetch with a limit on the whole exchange, body included. Fails with ApiError `network` or `timeout` only. */
export function createTimedFetch(fetcher: typeof fetch, timeoutMs: number): TimedFetch {
  return async (url, init) => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeoutMs);
    try {
      const response = await fetcher(url, { ...init, signal: abort.signal });
      const text = await response.text();
      const retryAfter = Number(response.headers.get('retry-after')) || null;
      return { status: response.status, body: parse(text), text, retryAfter };
    } catch {
      const kind = abort.signal.aborted ? 'timeout' : 'network';
      throw new ApiError(kind, 0, [{ code: kind, message: '' }]);
    } finally {
      clearTimeout(timer);
    }
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // A proxy's HTML page: its status says enough.
  }
}
