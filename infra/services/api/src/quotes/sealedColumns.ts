import type { QuotePartRow, QuoteRow } from '../database/databaseSchema';
import { type Vault, openText, placeOf, sealJson } from '../crypto/vault';
import type { DriverDocument, QuoteDocument, StoredPart, StoredQuote, VehicleDocument } from './storedQuote';

export type PartTable = 'vehicles' | 'drivers';
type PartColumns = Pick<QuotePartRow, 'id' | 'position' | 'sealed' | 'created_at'>;

/** A quote's row with its parts, from the one SELECT of `findQuote`. */
export interface QuoteWithParts extends QuoteRow {
  revision: string;
  vehicles: PartColumns[];
  drivers: PartColumns[];
  premiums: string | null;
  catalogue_version: string | null;
}

const dataKeyPlace = (id: string) => placeOf('quotes', 'data_key', id);

export const wrapDataKey = (vault: Vault, id: string, dataKey: Buffer): string =>
  vault.wrap(dataKey, dataKeyPlace(id));

export const unwrapDataKey = (vault: Vault, id: string, wrapped: string): Buffer =>
  vault.unwrap(wrapped, dataKeyPlace(id));

export const sealDocument = (dataKey: Buffer, id: string, document: QuoteDocument): string =>
  sealJson(dataKey, document, placeOf('quotes', 'sealed', id));

export const sealSelectedRate = (dataKey: Buffer, id: string, rate: StoredQuote['selectedRate']): string =>
  sealJson(dataKey, rate, placeOf('quotes', 'selected_rate', id));

export const sealPart = (
  dataKey: Buffer,
  table: PartTable,
  id: string,
  document: VehicleDocument | DriverDocument,
): string => sealJson(dataKey, document, placeOf(table, 'sealed', id));

function openParts<Document>(dataKey: Buffer, table: PartTable, rows: PartColumns[]): StoredPart<Document>[] {
  return rows
    .map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      position: row.position,
      document: JSON.parse(openText(dataKey, row.sealed, placeOf(table, 'sealed', row.id))),
    }))
    .toSorted((a, b) => a.createdAt - b.createdAt || a.position - b.position);
}

/** Decrypts a quote's rows. Throws if an encrypted value does not belong to its place. */
export function openQuote(vault: Vault, row: QuoteWithParts, keyHash: string): StoredQuote {
  const dataKey = unwrapDataKey(vault, row.id, row.data_key);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    createdAt: row.created_at,
    keyHash,
    revision: row.revision,
    dataKey,
    // Defaults for quotes of earlier releases: nothing signed, coverages not reviewed, no start of coverage.
    document: {
      reviewed_coverages: null,
      signed_choices: [],
      signed_statement: null,
      sign_by: null,
      covered_from: null,
      ...JSON.parse(openText(dataKey, row.sealed, placeOf('quotes', 'sealed', row.id))),
    },
    vehicles: openParts(dataKey, 'vehicles', row.vehicles),
    drivers: openParts(dataKey, 'drivers', row.drivers),
    premiums: row.premiums === null ? null : JSON.parse(row.premiums),
    catalogueVersion: row.catalogue_version,
    selectedRate:
      row.selected_rate === null
        ? null
        : JSON.parse(openText(dataKey, row.selected_rate, placeOf('quotes', 'selected_rate', row.id))),
  };
}
