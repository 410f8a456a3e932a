import { ApiError } from './apiError';
import { newRequestId, REQUEST_ID } from './requestId';

/** A fully read response: `body` is the parsed JSON, an error's plain text, or null if there is none. */
export interface Answer {
  status: number;
  body: unknown;
  /** The raw body. */
  text: string;
  /** Seconds to wait before the next call, if the response says so. */
  retryAfter: number | null;
  /** The call's id in the logs; null if it was sent without one. */
  requestId: string | null;
}

interface Sent extends RequestInit {
  headers?: Record<string, string>;
  /** Omits the id header, which would force a preflight on a cross-origin GET. */
  isNameless?: boolean;
}

export type TimedFetch = (url: string, init: Sent) => Promise<Answer>;

/** Fetch with a time limit on the whole exchange, body included. Throws only ApiError `network` or `timeout`. */
export function createTimedFetch(fetcher: typeof fetch, timeoutMs: number): TimedFetch {
  return async (url, { isNameless = false, ...init }) => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeoutMs);
    const requestId = isNameless ? null : newRequestId();
    const named =
      requestId === null ? init : { ...init, headers: { ...init.headers, [REQUEST_ID]: requestId } };
    try {
      const response = await fetcher(url, { ...named, signal: abort.signal });
      const text = await response.text();
      const retryAfter = Number(response.headers.get('retry-after')) || null;
      return {
        status: response.status,
        body: parse(text) ?? plainIn(response, text),
        text,
        retryAfter,
        requestId,
      };
    } catch {
      const kind = abort.signal.aborted ? 'timeout' : 'network';
      throw new ApiError(kind, 0, [{ code: kind, message: '' }], null, requestId);
    } finally {
      clearTimeout(timer);
    }
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // A proxy's HTML page; its status is enough.
  }
}

/** The API's own words for an error (section 8). What a gateway says for it is no text for a shopper. */
function plainIn({ status, headers }: Response, text: string): string | null {
  const isPlain = /^text\/plain\b/i.test(headers.get('content-type') ?? '');
  return isPlain && status >= 400 && status <= 500 ? text.trim() : null;
}
