import type { Quote, SentEdit } from '@shared/domain';
import { ApiError } from './apiError';
import { createLostEdits } from './lostEdits';
import type { SealedCall } from './transport';

interface Parts {
  version: (quoteId: string) => number | null;
  lost: SentEdit[];
  /** Sends one exchange and stores the response's version. */
  send: (request: SealedCall) => Promise<string>;
  /** Whether a failure means the edit was not applied. */
  isFinal: (error: unknown) => boolean;
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

/**
 * Sends edits. One whose response was lost may have been applied, so sending it again fails with 412 though nobody else
 * changed the quote. If the refetched quote shows that, the edit is sent once more; a removal of something already gone
 * succeeds.
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
