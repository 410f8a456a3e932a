import type { CoverageType, LimitKind, PackageName, StateCode } from './codes';

/** Cents: one amount, a pair of values, or a list of allowed amounts (specification 3). */
export type CatalogueAmount = number | [number, number] | number[];

export interface CatalogueLimit {
  applies_to: LimitKind;
  amount: CatalogueAmount;
}

/** A catalog entry; `required` is the source's string. */
export interface CatalogueEntry {
  state: StateCode;
  type: CoverageType;
  description: string;
  required: 'true' | 'false';
  package: PackageName;
  limits: CatalogueLimit[];
  details?: string;
  tool_tip_title: string;
  tool_tip_html: string;
}

/**
 * A catalog entry before `normalizeCatalogue` (reading 32): limits may be nested one list too deep or be bare numbers,
 * and the row may have another state's code.
 */
export interface RawCatalogueEntry extends Omit<CatalogueEntry, 'limits'> {
  limits: readonly (CatalogueLimit | readonly CatalogueLimit[] | number)[];
}
