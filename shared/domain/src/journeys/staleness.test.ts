import type { QuoteStatus } from '../lifecycle';
import {
  answerOfVehicle,
  answersOfQuote,
  emptiesRates,
  paymentJourney,
  purchaseJourney,
  quoteJourney,
  type Answer,
  type Stale,
} from '.';

const ALL: readonly [QuoteStatus, boolean][] = [
  ['RATED', true],
  ['APPLYING', true],
  ['FINAL_RATED', true],
];
const FINAL_ONLY: readonly [QuoteStatus, boolean][] = [
  ['RATED', false],
  ['APPLYING', false],
  ['FINAL_RATED', true],
  ['PLAN_CHOSEN', true],
];

describe('what clears the rates (section 4, readings 8 and 26)', () => {
  test.each<[object, readonly [QuoteStatus, boolean][]]>([
    [{ coverage_package_name: 'GOOD', coverages: [], liability_only: false }, FINAL_ONLY],
    [{ use_code: 'farm' }, ALL],
    [{ coverages: [], use_code: 'farm' }, ALL],
  ])('vehicle %j [4-7, 4-8]', (patch, expected) => {
    for (const [status, empties] of expected) {
      expect([status, emptiesRates([answerOfVehicle(patch)], status)]).toEqual([status, empties]);
    }
  });

  test.each<[Partial<Record<Answer, unknown>>, boolean]>([
    [{ homeowner: true }, true],
    [{ address: {} }, true],
    [{ pay_in_full: true }, false],
    [{ selected_rate: { id: 'r' } }, false],
    [{ payment_plan_code: '4' }, false],
  ])('quote %j: %s', (patch, empties) => {
    expect(emptiesRates(answersOfQuote(patch), 'FINAL_RATED')).toBe(empties);
  });
});

/** What each step's answers invalidate by the specification; steps not listed invalidate nothing. */
const STALE: Record<string, Partial<Record<Answer, Stale>>> = {
  'quote start': { address: 'rates' },
  'quote edit': { homeowner: 'rates', currently_insured: 'rates', prior_policy: 'rates' },
  'quote vehicles': { vehicles: 'rates', coverages: 'final_rate' },
  'quote drivers': { drivers: 'rates' },
  'purchase policyDetails': { term: 'rates', address: 'rates' },
  'purchase drivers': { drivers: 'rates' },
  'purchase vehicles': { vehicles: 'rates' },
  'purchase coverages': { coverages: 'final_rate' },
};

test.each([quoteJourney, purchaseJourney, paymentJourney])(
  '$id declares what its answers invalidate',
  (journey) => {
    for (const [id, { invalidates }] of Object.entries(journey.steps)) {
      expect([id, invalidates]).toEqual([id, STALE[`${journey.id} ${id}`] ?? {}]);
    }
  },
);
