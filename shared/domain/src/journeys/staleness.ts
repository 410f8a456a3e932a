import { keysOf } from '../objects/keysOf';
import { hasReached } from '../lifecycle/hasReached';
import type { QuoteStatus } from '../lifecycle/statuses';
import type { VehiclePatch } from '../schemas';
import { paymentJourney } from './data/paymentJourney';
import { purchaseJourney } from './data/purchaseJourney';
import { quoteJourney } from './data/quoteJourney';
import type { Answer, Stale } from './journey';

const COVERAGE_FIELDS: ReadonlySet<string> = new Set<keyof VehiclePatch>([
  'coverages',
  'coverage_package_name',
  'liability_only',
]);

/** A car's coverages are a separate answer, since changing only them keeps the prices (section 4). */
export const answerOfVehicle = (patch: object): Answer =>
  Object.keys(patch).every((field) => COVERAGE_FIELDS.has(field)) ? 'coverages' : 'vehicles';

const INVALIDATED: Partial<Record<Answer, Stale>>[] = [quoteJourney, purchaseJourney, paymentJourney].flatMap(
  ({ steps }) => Object.values(steps).map(({ invalidates }) => invalidates),
);

/** Precomputed by answer, since every edit reads it. */
const STALE = new Map<string, Stale[]>();
for (const [answer, stale] of INVALIDATED.flatMap((one) => Object.entries(one)))
  STALE.set(answer, [...(STALE.get(answer) ?? []), stale]);

/** What changed answers invalidate, as declared by the steps that ask them. */
export const staleAfter = (changed: readonly Answer[]): Stale[] =>
  changed.flatMap((answer) => STALE.get(answer) ?? []);

/** Whether changed answers clear the rates: the prices are stale, or the final price is and the quote has one. */
export function emptiesRates(changed: readonly Answer[], status: QuoteStatus): boolean {
  const stale = staleAfter(changed);
  if (stale.includes('rates')) return true;
  return stale.includes('final_rate') && hasReached(status, 'FINAL_RATED');
}

/** The answers in a patch of the quote itself. */
export const answersOfQuote = (patch: Partial<Record<Answer, unknown>>): Answer[] => keysOf(patch);
