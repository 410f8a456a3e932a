import type { Rate, RateResult } from '@shared/domain';
import { runs } from '@shared/testing/form';
import * as fc from 'fast-check';
import { RATE_VERSIONS, rateQuote, replayTrace } from '.';
import { caseArbitrary } from './samples/quoteArbitrary';
import { SAMPLE_DATE } from './samples/sampleQuote';

function ratesOf(result: RateResult): Rate[] {
  return result.best_match ? [result.best_match, ...result.other_rates] : [];
}

/** Any rate version: old ones must be replayable for as long as their rates are stored. */
const version = fc.constantFrom(...RATE_VERSIONS.map(({ id }) => id));

describe('prices of generated quotes', () => {
  test('coverages add up to each vehicle’s premium, vehicles to the policy’s, all in whole dollars', () => {
    fc.assert(
      fc.property(caseArbitrary(3), version, (given, rateVersion) => {
        for (const rate of ratesOf(rateQuote({ ...given, rateVersion }, SAMPLE_DATE))) {
          const vehicles = rate.vehicles.map((vehicle) => {
            const premiums = vehicle.coverages.map((coverage) => coverage.premium);
            expect(premiums.every((premium) => premium % 100 === 0)).toBe(true);
            expect(premiums.reduce((total, premium) => total + premium, 0)).toBe(vehicle.premium);
            return vehicle.premium;
          });
          expect(vehicles.reduce((total, premium) => total + premium, 0)).toBe(rate.policy_premium);
        }
      }),
      runs(50),
    );
  });

  test('replaying the trace step by step gives exactly the price', () => {
    fc.assert(
      fc.property(caseArbitrary(3), version, fc.constantFrom(6, 12), (given, rateVersion, duration) => {
        const term = { duration, effective: '2026-06-10', expires: '2026-12-10' } as const;
        const quote = { ...given.quote, term };
        for (const rate of ratesOf(rateQuote({ ...given, quote, rateVersion }, SAMPLE_DATE))) {
          expect(replayTrace(rate)).toBe(rate.policy_premium);
          for (const coverage of rate.vehicles.flatMap((vehicle) => vehicle.coverages)) {
            expect((coverage.steps.at(-1)?.after_mills ?? 0) / 10).toBe(coverage.premium);
            coverage.steps.slice(1).forEach((step, index) => {
              expect(step.before_mills).toBe(coverage.steps[index]?.after_mills);
            });
          }
        }
      }),
      runs(50),
    );
  });

  test('the same input and version give the same result, and the input is not modified', () => {
    fc.assert(
      fc.property(caseArbitrary(), version, (given, rateVersion) => {
        const copy = structuredClone(given);
        const first = rateQuote({ ...given, rateVersion }, SAMPLE_DATE);
        expect(rateQuote({ ...copy, rateVersion }, SAMPLE_DATE)).toEqual(first);
        expect(given).toEqual(copy);
      }),
      runs(50),
    );
  });
});
