import type { UpdateQuoteInput, VehiclePatch } from '../schemas';
import type { QuoteStatus } from './statuses';

const COVERAGE_FIELDS: ReadonlySet<string> = new Set<keyof VehiclePatch>([
  'coverages',
  'coverage_package_name',
  'liability_only',
]);
const PRICED_QUOTE_FIELDS: ReadonlySet<string> = new Set<keyof UpdateQuoteInput>([
  'homeowner',
  'currently_insured',
  'prior_policy',
  'address',
  'term',
]);

/** Whether a change of a vehicle empties the current rates: all but one of its coverage alone (section 4). */
export function vehiclePatchEmptiesRates(patch: object): boolean {
  return Object.keys(patch).some((field) => !COVERAGE_FIELDS.has(field));
}

/** Whether a change of the quote itself empties the current rates: what the price depends on (readings 8 and 26). */
export function quotePatchEmptiesRates(patch: object): boolean {
  return Object.keys(patch).some((field) => PRICED_QUOTE_FIELDS.has(field));
}

/** Where a quote stands once its rates are gone: a draft again, or still applying with its snapshot (reading 8). */
export function statusWithoutRates(status: QuoteStatus): QuoteStatus {
  if (status === 'RATED') return 'DRAFT';
  if (status === 'FINAL_RATED' || status === 'PLAN_CHOSEN') return 'APPLYING';
  return status;
}
