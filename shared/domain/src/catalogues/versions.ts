import type { StateCode } from '../entities/codes';
import type { CatalogueEntry } from '../entities/coverage';
import { builtInCatalogue } from './catalogueFor';

interface CatalogueVersion {
  id: string;
  /** A state's catalog as it was then (reading 1). */
  of: (state: StateCode) => CatalogueEntry[];
}

/** Every version that ever stood behind a rate: one is never edited, a new one is added. */
export const CATALOGUE_VERSIONS: readonly CatalogueVersion[] = [{ id: 'c1', of: builtInCatalogue }];

/** The version that rates are made with now (reading 45). */
export const CATALOGUE_VERSION = 'c1';

/** A state's catalog as a rate's `catalogue_version` names it; null for a rate from before there were versions. */
export function catalogueAt(version: string | undefined, state: StateCode): CatalogueEntry[] | null {
  return CATALOGUE_VERSIONS.find(({ id }) => id === version)?.of(state) ?? null;
}
