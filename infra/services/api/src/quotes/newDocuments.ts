import { type CreateQuoteInput, EMPTY_DRIVER, EMPTY_QUOTE } from '@shared/domain';
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
  ...EMPTY_DRIVER,
  address: null,
  license_number: null,
  social_security: null,
};
