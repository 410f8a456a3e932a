import {
  type QuoteStatus,
  isEditable,
  writableFields,
  type WritableFields,
  type AddressInput,
  hasReached,
} from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';
import { cityOptions } from '@infra/zip-data';
import type { StoredQuote } from './storedQuote';
import { packagesBasis } from '@shared/domain/purchase';

/** The cars of a stored quote with their packages, as signatures and coverage reviews name them. */
export const packagesOf = ({ vehicles }: Pick<StoredQuote, 'vehicles'>): string =>
  packagesBasis(vehicles.map(({ id, document }) => ({ id, ...document })));

/** Whether the purchase's rules apply: from Buy online on (reading 8). */
export const isApplying = ({ status }: Pick<StoredQuote, 'status'>): boolean =>
  hasReached(status, 'APPLYING');

/** The fields actually present in a patch: yup types a missing field as undefined, but a document must not have it. */
export const given = (patch: object) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

/** Rejects an address whose ZIP, city, county and state do not match (422 `address_unknown`). */
export function checkAddress({ zip_code, state, county, city }: AddressInput): void {
  const known = cityOptions(zip_code).some(
    (option) => option.state === state && option.city === city && option.county === county,
  );
  if (!known) throw new ApiFailure(422, [{ code: 'address_unknown', attribute: 'address.zip_code' }]);
}

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
