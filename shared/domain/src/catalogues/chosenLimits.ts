import type { CoverageType, LimitKind, PackageName, StateCode } from '../entities/codes';
import type { CatalogueEntry, RawCatalogueEntry } from '../entities/coverage';
import type { VehicleCoverage } from '../entities/vehicle';
import { builtInCatalogue } from './catalogueFor';
import { coverOf } from './coverOf';
import { defaultLimits } from './coveragesFor';
import { normalizeCatalogue } from './normalizeCatalogue';

type Chosen = Pick<VehicleCoverage, 'type' | 'limits'>;

/** What a package contains (section 9), normalised. `entries` default to the state's own catalogue. */
export function packageEntries(
  state: StateCode,
  packageName: PackageName,
  entries: readonly RawCatalogueEntry[] = builtInCatalogue(state),
): CatalogueEntry[] {
  return normalizeCatalogue(state, entries).filter(
    (entry) => entry.package === packageName && entry.required === 'true',
  );
}

/** The amounts each limit of an entry may take, in cents; the first is the default. */
function choicesOf(entry: CatalogueEntry): Map<LimitKind, readonly number[]> {
  const defaults = defaultLimits(entry.limits);
  // A pair of values stands for two limits and is no choice; then there are more defaults than entries.
  const mayChoose = defaults.length === entry.limits.length;
  return new Map(
    defaults.map(({ applies_to, amount }) => {
      const listed = entry.limits.find((limit) => limit.applies_to === applies_to)?.amount;
      return [applies_to, mayChoose && Array.isArray(listed) ? listed : [amount]];
    }),
  );
}

function refusedLimit(coverage: Chosen, entry: CatalogueEntry): string | null {
  const choices = choicesOf(entry);
  const kinds = new Set(coverage.limits.map(({ applies_to }) => applies_to));
  if (kinds.size !== choices.size || coverage.limits.length !== choices.size) return 'limits';
  const at = coverage.limits.findIndex(
    ({ applies_to, amount }) => !choices.get(applies_to)?.includes(amount),
  );
  return at < 0 ? null : `limits[${at}].amount`;
}

/**
 * The path of what a package does not offer in a list of coverages (`coverages[2].limits[0].amount`), or null for a
 * good list: every coverage of the package once, each limit one of its allowed amounts (cents).
 */
export function refusedCoverage(
  chosen: readonly Chosen[],
  offered: readonly CatalogueEntry[],
): string | null {
  for (const [index, coverage] of chosen.entries()) {
    const entry = offered.find(({ type }) => type === coverage.type);
    if (!entry || chosen.findIndex(({ type }) => type === coverage.type) !== index) {
      return `coverages[${index}].type`;
    }
    const limit = refusedLimit(coverage, entry);
    if (limit !== null) return `coverages[${index}].${limit}`;
  }
  return chosen.length === offered.length ? null : 'coverages';
}

/**
 * A package's coverages with the chosen amounts (cents) wherever it allows them, its defaults elsewhere. What was chosen
 * from another catalogue counts under that one's name of the cover too (reading 15).
 */
export function withChosenLimits(
  offered: readonly CatalogueEntry[],
  chosen: readonly Chosen[],
): VehicleCoverage[] {
  return offered.map((entry) => {
    const wanted = chosen.find(({ type }) => coverOf(type) === coverOf(entry.type));
    const limits =
      wanted && refusedLimit(wanted, entry) === null
        ? wanted.limits.map(({ applies_to, amount }) => ({ applies_to, amount }))
        : defaultLimits(entry.limits);
    return { type: entry.type, description: entry.description, limits };
  });
}

/** A coverage that a deductible belongs to, and what it may be: cents, ascending. */
export interface DeductibleChoice {
  type: CoverageType;
  amounts: number[];
}

/** The deductibles of what a package contains; one amount where there is nothing to choose. */
export function deductibleChoices(offered: readonly CatalogueEntry[]): DeductibleChoice[] {
  return offered.flatMap((entry) => {
    const amounts = choicesOf(entry).get('deductible');
    return amounts ? [{ type: entry.type, amounts: amounts.toSorted((one, other) => one - other) }] : [];
  });
}

/** The same coverages with another deductible (cents) for one of them. */
export function withDeductible(
  coverages: readonly VehicleCoverage[],
  type: CoverageType,
  amount: number,
): VehicleCoverage[] {
  const limitsOf = (coverage: VehicleCoverage) =>
    coverage.limits.map((limit) => (limit.applies_to === 'deductible' ? { ...limit, amount } : limit));
  return coverages.map((coverage) =>
    coverage.type === type ? { ...coverage, limits: limitsOf(coverage) } : coverage,
  );
}
