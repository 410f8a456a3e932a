import type { StateCode } from '../entities/codes';
import type { CatalogueEntry, CatalogueLimit, RawCatalogueEntry } from '../entities/coverage';

const BARE_KINDS = ['per_day', 'maximum'] as const;

function limitsOf(limits: RawCatalogueEntry['limits']): CatalogueLimit[] {
  const numbers = limits.filter((limit) => typeof limit === 'number');
  // PA writes rental as bare numbers: the daily amount, then the maximum.
  if (numbers.length > 0) {
    return BARE_KINDS.flatMap((applies_to, at) => {
      const amount = numbers[at];
      return amount === undefined ? [] : [{ applies_to, amount }];
    });
  }
  // IL nests the uninsured-motorist limits of BETTER one list too deep.
  return limits.flatMap((limit) => (typeof limit === 'number' ? [] : limit));
}

/**
 * The one place that normalizes the catalogs' three oddities (section 9, reading 32): a nested list is flattened, bare
 * numbers get their kinds, and a row with another state's code belongs to the list that contains it. Clean entries are
 * returned unchanged.
 */
export function normalizeCatalogue(
  state: StateCode,
  entries: readonly RawCatalogueEntry[],
): CatalogueEntry[] {
  return entries.map((entry) => ({ ...entry, state, limits: limitsOf(entry.limits) }));
}
