import type { Quote, SentEdit } from '@shared/domain';
import { ApiError, coded } from './apiError';
import { createLostEdits, type LostEdits } from './lostEdits';
import type { Tries } from './repeats';
import type { SealedCall } from './transport';

interface Parts {
  version: (quoteId: string) => number | null;
  lost: SentEdit[];
  /** Sends one exchange and stores the response's version. */
  send: (request: SealedCall) => Promise<string>;
  /** Whether a failure means the edit was not applied. */
  isFinal: (error: unknown) => boolean;
}

type Edit = SealedCall & { quoteId: string };

interface Failed {
  failure: unknown;
  /** The version it was sent with; null if it failed before it was sent. */
  sentWith: number | null;
}

const isStale = ({ failure }: Failed): boolean => failure instanceof ApiError && failure.status === 412;

/** The response that the quote implies; null if the edit can be sent again. Throws if someone else changed the quote. */
function impliedAnswer(edits: LostEdits, quote: Quote, request: Edit, failed: Failed): string | null {
  const sentWith = failed.sentWith ?? quote.version;
  if (edits.isSaved(quote, request, sentWith)) {
    edits.settle(request);
    return JSON.stringify(edits.answerFrom(quote, request));
  }
  const isUnchanged = !isStale(failed) && quote.version === sentWith;
  if (isUnchanged || edits.mayPass(quote, request)) return null;
  throw isStale(failed) ? failed.failure : new ApiError('http', 412, [coded('version_stale')]);
}

/**
 * Sends edits until their outcome is known. One without a response may have been saved, so the quote is read before
 * anything is said or sent: if it shows the edit, that is the response; if someone else changed it, that is a 412. A
 * real 412 may come from an edit of this page that was saved: a lost one, or one that the browser itself sent twice.
 */
export function createEditor({ version, lost, send, isFinal }: Parts) {
  const edits = createLostEdits(lost);
  const read = async (quoteId: string): Promise<Quote> =>
    JSON.parse(await send({ method: 'GET', path: `/v2/quotes/${quoteId}`, quoteId }));

  const attempt = async (request: Edit): Promise<string | Failed> => {
    const before = version(request.quoteId);
    try {
      const answer = await send(request);
      edits.settle(request);
      return answer;
    } catch (failure) {
      const sentWith = before ?? version(request.quoteId);
      if (!isFinal(failure) && sentWith !== null) edits.keep(request, sentWith);
      return { failure, sentWith };
    }
  };
  return async (request: Edit, tries: Tries): Promise<string> => {
    let wasStale = false;
    for (;;) {
      const sent = await attempt(request);
      if (typeof sent === 'string') return sent;
      if (!isStale(sent)) await tries.pause(sent.failure);
      else if (wasStale) throw sent.failure;
      else wasStale = true;
      const implied = impliedAnswer(edits, await tries.repeat(() => read(request.quoteId)), request, sent);
      if (implied !== null) return implied;
    }
  };
}
