import type { CoverageType, StateCode } from '../entities/codes';
import type { CatalogueEntry } from '../entities/coverage';

// What a state's law decides; deductibles, towing and rental stay the catalogue's own.
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
 * The built-in catalogue (IL's) for a state without a default of its own: liability and medical rows are those of the
 * state, so that each carrier sells the state's limits and prices compare like with like (reading 2). `local` is the
 * catalogue of the state's first product.
 */
export function adaptToState(
  state: StateCode,
  builtIn: readonly CatalogueEntry[],
  local: readonly CatalogueEntry[],
): CatalogueEntry[] {
  const kept = builtIn.filter(({ type }) => !BY_LAW.has(type)).map((entry) => ({ ...entry, state }));
  return [...local.filter(({ type }) => BY_LAW.has(type)), ...kept];
}
