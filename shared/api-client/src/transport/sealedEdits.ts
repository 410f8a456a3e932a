import type { Quote, SentEdit } from '@shared/domain';
import { ApiError } from './apiError';
import { createLostEdits } from './lostEdits';
import type { SealedCall } from './transport';

interface Parts {
  version: (quoteId: string) => number | null;
  lost: SentEdit[];
  /** One exchange; its answer's version is learned. */
  send: (request: SealedCall) => Promise<string>;
  /** Whether a failure says that the edit was not made. */
  isFinal: (error: unknown) => boolean;
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

/**
 * Sends edits. One whose answer never came may have been made: sent again it is refused for its old version (412), but by
 * nobody else's change. The quote tells, and the edit, which takes nothing from anybody, goes once more; what was to be
 * removed and is gone is removed.
 */
export function createEditor({
  version,
  lost,
  send,
  isFinal,
}: Parts): (request: SealedCall) => Promise<string> {
  const edits = createLostEdits(lost);
  const attempt = async (request: SealedCall, quoteId: string): Promise<string> => {
    const before = version(quoteId);
    try {
      const answer = await send(request);
      edits.settle(request);
      return answer;
    } catch (error) {
      const sentWith = before ?? version(quoteId);
      if (!isFinal(error) && sentWith !== null) edits.keep(request, sentWith);
      throw error;
    }
  };
  return async (request) => {
    const { quoteId } = request;
    if (quoteId === null) return send(request);
    try {
      return await attempt(request, quoteId);
    } catch (error) {
      if (!isStale(error)) throw error;
      const quote: Quote = JSON.parse(await send({ method: 'GET', path: `/v2/quotes/${quoteId}`, quoteId }));
      if (edits.isGone(quote, request)) return JSON.stringify({ quote });
      if (!edits.mayPass(quote, request)) throw error;
      return attempt(request, quoteId);
    }
  };
}
