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

/** The page's edits whose answer never came, which may or may not have been made; `lost` holds them. */
export function createLostEdits(lost: SentEdit[]) {
  return {
    /** `version`: what the edit was sent with. */
    keep(request: SealedCall, version: number) {
      lost.push(sentEdit(request, version));
    },
    /** The same was edited and answered: what became of the edits before it matters no more. */
    settle(request: SealedCall) {
      const { of, id } = targetOf(request);
      lost.splice(0, lost.length, ...lost.filter((edit) => edit.of !== of || edit.id !== id));
    },
    /** Whether it removes what is gone already. */
    isGone: (quote: Quote, request: SealedCall): boolean =>
      request.method === 'DELETE' && holdsEdit(quote, sentEdit(request, quote.version)),
    /** Whether the edit may go over this newer quote: it holds the edit already, or lost ones made its last version. */
    mayPass(quote: Quote, request: SealedCall): boolean {
      const since = quote.version - 1;
      return holdsEdit(quote, sentEdit(request, since)) || isMadeBy(lost, quote, since);
    },
  };
}
