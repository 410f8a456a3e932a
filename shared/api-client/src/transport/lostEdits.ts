import { holdsEdit, isMadeBy, readBack, type Quote, type SentEdit } from '@shared/domain';
import type { SealedCall } from './transport';

/** `/v2/quotes/{id}`, or a car or driver below it. */
function targetOf({ path, quoteId }: SealedCall): Pick<SentEdit, 'of' | 'id'> {
  const [, of, id = ''] = /\/(vehicles|drivers)\/([^/]+)$/.exec(path) ?? [];
  return of === 'vehicles' || of === 'drivers' ? { of, id } : { of: 'quote', id: quoteId ?? '' };
}

const sentEdit = (request: SealedCall, version: number): SentEdit => ({
  ...targetOf(request),
  fields: request.method === 'DELETE' ? null : readBack(Object(request.body)),
  version,
});

/** Tracks edits of this page whose response was lost and may have been applied; `lost` stores them. */
export function createLostEdits(lost: SentEdit[]) {
  return {
    /** `version`: the version the edit was sent with. */
    keep(request: SealedCall, version: number) {
      lost.push(sentEdit(request, version));
    },
    /** A later edit of the same thing succeeded, so earlier lost ones no longer matter. */
    settle(request: SealedCall) {
      const { of, id } = targetOf(request);
      lost.splice(0, lost.length, ...lost.filter((edit) => edit.of !== of || edit.id !== id));
    },
    /** Whether the request removes something already removed. */
    isGone: (quote: Quote, request: SealedCall): boolean =>
      request.method === 'DELETE' && holdsEdit(quote, sentEdit(request, quote.version)),
    /**
     * Whether the edit may be applied to this newer quote: it already contains the edit, or lost edits made its last
     * version.
     */
    mayPass(quote: Quote, request: SealedCall): boolean {
      const since = quote.version - 1;
      return holdsEdit(quote, sentEdit(request, since)) || isMadeBy(lost, quote, since);
    },
  };
}
