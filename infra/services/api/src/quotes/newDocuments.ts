import { type CreateQuoteInput, DRIVER_FIELDS, emptyOf, EMPTY_QUOTE } from '@shared/domain';
import type { DriverDocument, QuoteDocument } from './storedQuote';

/** A new quote: an address and nothing else. */
export const newQuoteDocument = ({ address }: CreateQuoteInput): QuoteDocument => ({
  ...EMPTY_QUOTE,
  address: {
    ...address,
    county: address.county ?? '',
    line1: address.line1 ?? null,
    line2: address.line2 ?? null,
  },
});

export const EMPTY_DRIVER_DOCUMENT: DriverDocument = {
  ...emptyOf<DriverDocument, typeof DRIVER_FIELDS>(DRIVER_FIELDS),
  address: null,
};
