import type { StateCode } from '../entities/codes';
import type { CatalogueEntry, CatalogueLimit, RawCatalogueEntry } from '../entities/coverage';

const BARE_KINDS = ['per_day', 'maximum'] as const;

function limitsOf(limits: RawCatalogueEntry['limits']): CatalogueLimit[] {
  const numbers = limits.filter((limit) => typeof limit === 'number');
  // PA writes rental as bare numbers: the amount a day, then the maximum.
  if (numbers.length > 0) {
    return BARE_KINDS.flatMap((applies_to, at) => {
      const amount = numbers[at];
      return amount === undefined ? [] : [{ applies_to, amount }];
    });
  }
  // IL nests the uninsured-motorist limits of BETTER in one more list.
  return limits.flatMap((limit) => (typeof limit === 'number' ? [] : limit));
}

/**
 * The one place that reads the catalogues' three oddities (section 9, reading 32): a nested list is opened, bare
 * numbers get their kinds, and a row that carries another state's code belongs to the list it stands in. Entries
 * that are clean already come back alike.
 */
export function normalizeCatalogue(
  state: StateCode,
  entries: readonly RawCatalogueEntry[],
): CatalogueEntry[] {
  return entries.map((entry) => ({ ...entry, state, limits: limitsOf(entry.limits) }));
}
