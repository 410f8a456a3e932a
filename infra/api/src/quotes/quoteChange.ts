import { type QuoteStatus, statusWithoutRates } from '@shared/domain';
import type { DatedRates } from './sealedRates';
import type { DriverDocument, QuoteDocument, StoredQuote, VehicleDocument } from './storedQuote';

/** One vehicle or driver written or removed with an edit. */
export type PartChange =
  | { table: 'vehicles'; id: string; document: VehicleDocument | null; isNew?: boolean }
  | { table: 'drivers'; id: string; document: DriverDocument | null; isNew?: boolean };

/** A shopper's edit. Missing fields stay; `emptiesRates` follows specification 4. */
export interface QuoteChange {
  document?: QuoteDocument;
  status?: QuoteStatus;
  selectedRate?: StoredQuote['selectedRate'];
  parts?: PartChange[];
  emptiesRates?: boolean;
  /** The final price to store with it. */
  finalRates?: DatedRates;
}

/** What an edit that clears the rates changes besides its answers. */
export const withoutRates = ({ status }: Pick<StoredQuote, 'status'>) =>
  ({ emptiesRates: true, status: statusWithoutRates(status) }) as const;

function applyPart(quote: StoredQuote, part: PartChange, now: number): StoredQuote {
  const apply = <D>(
    rows: { id: string; createdAt: number; position: number; document: D }[],
    document: D | null,
  ) => {
    if (document === null) return rows.filter((row) => row.id !== part.id);
    if (!part.isNew) return rows.map((row) => (row.id === part.id ? { ...row, document } : row));
    const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
    return [...rows, { id: part.id, createdAt: now, position, document }];
  };
  return part.table === 'vehicles'
    ? { ...quote, vehicles: apply(quote.vehicles, part.document) }
    : { ...quote, drivers: apply(quote.drivers, part.document) };
}

type Written = Pick<StoredQuote, 'status' | 'revision'>;

/** The quote after this change is written. */
export function applyChange(
  quote: StoredQuote,
  change: QuoteChange,
  written: Written,
  now: number,
): StoredQuote {
  const next = (change.parts ?? []).reduce((current, part) => applyPart(current, part, now), quote);
  return {
    ...next,
    ...written,
    version: quote.version + 1,
    document: change.document ?? quote.document,
    selectedRate: change.selectedRate === undefined ? quote.selectedRate : change.selectedRate,
    premiums: change.emptiesRates ? null : quote.premiums,
    catalogueVersion: change.emptiesRates ? null : quote.catalogueVersion,
  };
}

/** Premiums are stored and removed with the rates, always with a write of the quote's row. */
export const losesRates = (quote: StoredQuote, change: QuoteChange): boolean =>
  change.emptiesRates === true && quote.premiums !== null;
