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

/** An edit with an identity number: a quote shows only its last four digits, which another number may share. */
const isShownInPart = ({ body }: SealedCall): boolean =>
  Object.keys(readBack(Object(body))).some((field) => !Object.hasOwn(Object(body), field));

/**
 * Whether this edit made the quote's version. Every other quote that contains it has been changed by someone else, or
 * leaves a doubt, and gets the edit once more.
 */
const isMadeByIt = (quote: Quote, request: SealedCall, sentWith: number): boolean =>
  quote.version === sentWith + 1 && !isShownInPart(request) && holdsEdit(quote, sentEdit(request, sentWith));

/** Whether the request removes something already removed. */
const isGone = (quote: Quote, request: SealedCall): boolean =>
  request.method === 'DELETE' && holdsEdit(quote, sentEdit(request, quote.version));

export type LostEdits = ReturnType<typeof createLostEdits>;

/** Tracks edits of this page whose response was lost and may have been applied; `lost` stores them. */
export function createLostEdits(lost: SentEdit[]) {
  return {
    /** `version`: the version the edit was sent with. */
    keep(request: SealedCall, version: number) {
      const edit = sentEdit(request, version);
      const isKept = lost.some((one) => JSON.stringify(one) === JSON.stringify(edit));
      if (!isKept) lost.push(edit);
    },
    /** A later edit of the same thing succeeded, so earlier lost ones no longer matter. */
    settle(request: SealedCall) {
      const { of, id } = targetOf(request);
      lost.splice(0, lost.length, ...lost.filter((edit) => edit.of !== of || edit.id !== id));
    },
    /** Whether the edit, sent with this version, is what the quote shows. */
    isSaved: (quote: Quote, request: SealedCall, sentWith: number): boolean =>
      isMadeByIt(quote, request, sentWith) || isGone(quote, request),
    /**
     * Whether the edit may be applied to this newer quote: it already contains the edit, or lost edits made its last
     * version.
     */
    mayPass(quote: Quote, request: SealedCall): boolean {
      const since = quote.version - 1;
      return holdsEdit(quote, sentEdit(request, since)) || isMadeBy(lost, quote, since);
    },
    /** What the API would have answered to a saved edit. */
    answerFrom(quote: Quote, request: SealedCall): object {
      const { of, id } = targetOf(request);
      if (of === 'quote') return quote;
      if (request.method === 'DELETE') return { quote };
      return of === 'vehicles'
        ? { vehicle: quote.vehicles.find((vehicle) => vehicle.id === id), quote }
        : { driver: quote.drivers.find((driver) => driver.id === id), quote };
    },
  };
}
