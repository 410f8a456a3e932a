import { type QuoteStatus, isEditable, writableFields, type WritableFields } from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';

type Noun = 'quote' | 'vehicle' | 'driver';

/** Rejects an edit of a quote that is closed to edits (409). */
export function checkEditable(status: QuoteStatus): WritableFields {
  if (!isEditable(status)) throw new ApiFailure(409, 'quote_closed');
  return writableFields(status);
}

/** Rejects fields that a shopper may not write in this status (422, each with its name); nothing has changed then. */
export function checkWritable(status: QuoteStatus, noun: Noun, patch: object): void {
  const allowed: readonly string[] = checkEditable(status)[noun];
  const refused = Object.keys(patch).filter((field) => !allowed.includes(field));
  if (refused.length > 0) {
    throw new ApiFailure(
      422,
      refused.map((attribute) => ({ code: 'field_not_writable', attribute })),
    );
  }
}
