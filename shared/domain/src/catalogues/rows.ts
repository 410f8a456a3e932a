import { PACKAGE_NAMES, type CoverageType, type PackageName, type StateCode } from '../entities/codes';
import type { CatalogueLimit, RawCatalogueEntry } from '../entities/coverage';
import { COVERAGE_WORDS } from './data/coverageWords';

type RawLimits = RawCatalogueEntry['limits'];

/** One package's row for a coverage: its limits, and whether the package contains it. */
export interface PackageRow {
  required: 'true' | 'false';
  limits: RawLimits;
}

/** The package contains the coverage. */
export function included(limits: RawLimits): PackageRow {
  return { required: 'true', limits };
}

/** The package does not contain the coverage; these are the limits it would have. */
export function leftOut(limits: RawLimits): PackageRow {
  return { required: 'false', limits };
}

/** Cents per person and per accident. */
export function perPersonAndAccident(person: number, accident: number): CatalogueLimit[] {
  return [
    { applies_to: 'per_person', amount: person },
    { applies_to: 'per_accident', amount: accident },
  ];
}

function oneOrList(amounts: readonly number[]): number | number[] {
  const [first, ...rest] = amounts;
  return first !== undefined && rest.length === 0 ? first : [...amounts];
}

/** Cents per person; the first amount is the default. */
export function perPerson(...amounts: number[]): CatalogueLimit[] {
  return [{ applies_to: 'per_person', amount: oneOrList(amounts) }];
}

/** Cents per accident. */
export function perAccident(amount: number): CatalogueLimit[] {
  return [{ applies_to: 'per_accident', amount }];
}

/** A deductible in cents; the first amount is the default. */
export function deductible(...amounts: number[]): CatalogueLimit[] {
  return [{ applies_to: 'deductible', amount: oneOrList(amounts) }];
}

/** Cents per day, up to a maximum. */
export function perDay(amount: number, maximum: number): CatalogueLimit[] {
  return [
    { applies_to: 'per_day', amount },
    { applies_to: 'maximum', amount: maximum },
  ];
}

/** Cents per occurrence. */
export function perOccurrence(amount: number): CatalogueLimit[] {
  return [{ applies_to: 'per_occurrence', amount }];
}

/** A coverage's rows, one per package. */
export function rows(
  state: StateCode,
  type: CoverageType,
  packages: Record<PackageName, PackageRow>,
): RawCatalogueEntry[] {
  const { description, details, tool_tip_title, tool_tip_html } = COVERAGE_WORDS[type];
  return PACKAGE_NAMES.map((name) => ({
    state,
    type,
    description,
    ...packages[name],
    package: name,
    ...(details === undefined ? {} : { details }),
    tool_tip_title,
    tool_tip_html,
  }));
}
