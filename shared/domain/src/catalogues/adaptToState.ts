import type { CoverageType, StateCode } from '../entities/codes';
import type { CatalogueEntry } from '../entities/coverage';

// Coverages whose limits state law sets; deductibles, towing and rental keep the catalog's own values.
const BY_LAW: ReadonlySet<CoverageType> = new Set<CoverageType>([
  'bodily_injury',
  'property_damage',
  'uninsured_motorist_bodily_injury',
  'uninsured_motorist_property_damage',
  'underinsured_motorist_bodily_injury',
  'medical_payments',
  'medical_expense',
]);

/**
 * The built-in catalog (IL's) for a state without a default one. Liability and medical rows come from `local`, the
 * catalog of the state's first product, so all carriers sell the same limits and prices are comparable (reading 2).
 */
export function adaptToState(
  state: StateCode,
  builtIn: readonly CatalogueEntry[],
  local: readonly CatalogueEntry[],
): CatalogueEntry[] {
  const kept = builtIn.filter(({ type }) => !BY_LAW.has(type)).map((entry) => ({ ...entry, state }));
  return [...local.filter(({ type }) => BY_LAW.has(type)), ...kept];
}
