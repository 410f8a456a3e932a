import type { StateCode } from '../entities/codes';
import type { CatalogueEntry } from '../entities/coverage';
import { builtInCatalogue } from './catalogueFor';

interface CatalogueVersion {
  id: string;
  /** Returns a state's catalog in this version (reading 1). */
  of: (state: StateCode) => CatalogueEntry[];
}

/** Every catalog version ever used for a rate; versions are added, never edited. */
export const CATALOGUE_VERSIONS: readonly CatalogueVersion[] = [{ id: 'c1', of: builtInCatalogue }];

/** The version used for new rates (reading 45). */
export const CATALOGUE_VERSION = 'c1';

/** A state's catalog for a rate's `catalogue_version`; null for rates older than versioning. */
export function catalogueAt(version: string | undefined, state: StateCode): CatalogueEntry[] | null {
  return CATALOGUE_VERSIONS.find(({ id }) => id === version)?.of(state) ?? null;
}
