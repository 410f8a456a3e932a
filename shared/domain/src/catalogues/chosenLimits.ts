import type { CoverageType, LimitKind, PackageName, StateCode } from '../entities/codes';
import type { CatalogueEntry, RawCatalogueEntry } from '../entities/coverage';
import type { VehicleCoverage } from '../entities/vehicle';
import { builtInCatalogue } from './catalogueFor';
import { canonicalCoverage, findCoverage } from './canonicalCoverage';
import { defaultLimits } from './defaultLimits';
import { normalizeCatalogue } from './normalizeCatalogue';

type Chosen = Pick<VehicleCoverage, 'type' | 'limits'>;

/** The normalized coverages in a package (section 9); `entries` default to the state's own catalog. */
export function packageEntries(
  state: StateCode,
  packageName: PackageName,
  entries: readonly RawCatalogueEntry[] = builtInCatalogue(state),
): CatalogueEntry[] {
  return normalizeCatalogue(state, entries).filter(
    (entry) => entry.package === packageName && entry.required === 'true',
  );
}

/** The amounts allowed for each limit of an entry, in cents; the first is the default. */
function choicesOf(entry: CatalogueEntry): Map<LimitKind, readonly number[]> {
  const defaults = defaultLimits(entry.limits);
  // A pair of values means two limits, not a choice; it yields more defaults than entries.
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
 * The path of the first invalid value in a list of coverages (`coverages[2].limits[0].amount`), or null if the list is
 * valid: every coverage of the package exactly once, each limit an allowed amount in cents.
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
 * A package's coverages with the chosen amounts (cents) where the package allows them, defaults elsewhere. A choice
 * made in another catalog also counts under that catalog's name for the coverage (reading 15).
 */
export function withChosenLimits(
  offered: readonly CatalogueEntry[],
  chosen: readonly Chosen[],
): VehicleCoverage[] {
  return offered.map((entry) => {
    const wanted = findCoverage(chosen, entry.type);
    const limits =
      wanted && refusedLimit(wanted, entry) === null
        ? wanted.limits.map(({ applies_to, amount }) => ({ applies_to, amount }))
        : defaultLimits(entry.limits);
    return { type: entry.type, description: entry.description, limits };
  });
}

/** A coverage with a deductible, and its allowed amounts in cents, ascending. */
export interface DeductibleChoice {
  type: CoverageType;
  amounts: number[];
}

/** The deductibles of a package's coverages; a single amount means there is no choice. */
export function deductibleChoices(offered: readonly CatalogueEntry[]): DeductibleChoice[] {
  return offered.flatMap((entry) => {
    const amounts = choicesOf(entry).get('deductible');
    return amounts ? [{ type: entry.type, amounts: amounts.toSorted((one, other) => one - other) }] : [];
  });
}

/** The same coverages with one deductible (cents) replaced. */
export function withDeductible(
  coverages: readonly VehicleCoverage[],
  type: CoverageType,
  amount: number,
): VehicleCoverage[] {
  const limitsOf = (coverage: VehicleCoverage) =>
    coverage.limits.map((limit) => (limit.applies_to === 'deductible' ? { ...limit, amount } : limit));
  return coverages.map((coverage) =>
    canonicalCoverage(coverage.type) === canonicalCoverage(type)
      ? { ...coverage, limits: limitsOf(coverage) }
      : coverage,
  );
}
