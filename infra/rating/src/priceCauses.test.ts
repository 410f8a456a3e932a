import { type CoverageType, premiumWithFees, type Rate } from '@shared/domain';
import { priceCauses, type PriceCause } from '@shared/domain/purchase';
import { runs } from '@shared/testing/form';
import * as fc from 'fast-check';
import { rateQuote, type RatableQuote } from '.';
import { SAMPLE_DATE, sampleDriver, sampleQuote, sampleVehicle } from './samples/sampleQuote';
import { caseArbitrary, driverArbitrary } from './samples/quoteArbitrary';
import { LATEST_VERSION } from './tables';

const PRODUCT = 'IIC-DEFAULT';
const sumOf = (causes: readonly PriceCause[]): number => causes.reduce((sum, { cents }) => sum + cents, 0);

function priced(quote: RatableQuote, date = SAMPLE_DATE): Rate {
  const rate = rateQuote({ quote, territory: 'suburb', productId: PRODUCT }, date).best_match;
  if (!rate) throw new Error('every sample can be priced');
  return rate;
}

const quoted = priced(sampleQuote('IL'));
const driver = sampleDriver();
const vehicle = sampleVehicle('IL');
const liability = vehicle.coverages.filter(({ type }) => type !== 'collision');

function causesOf(change: Partial<RatableQuote>) {
  const final = priced(sampleQuote('IL', change));
  const causes = priceCauses(quoted, final);
  expect(sumOf(causes)).toBe(premiumWithFees(final) - premiumWithFees(quoted));
  return causes;
}

const withDriver = (change: Partial<typeof driver>) => ({ drivers: [{ ...driver, ...change }] });
const withVehicle = (change: Partial<typeof vehicle>) => ({ vehicles: [{ ...vehicle, ...change }] });

/** The sample car in Texas, with its comprehensive coverage under this name and this deductible (cents). */
const named = (type: CoverageType, amount = 100_000) => {
  const coverages = vehicle.coverages.map((coverage) =>
    coverage.type === 'comprehensive'
      ? { ...coverage, type, limits: [{ applies_to: 'deductible' as const, amount }] }
      : coverage,
  );
  return priced(sampleQuote('TX', { vehicles: [{ ...vehicle, coverages }] }));
};

describe('each cause of a difference from the quoted price (reading 8) [R8-6]', () => {
  test('the same price has no causes', () => {
    expect(causesOf({})).toEqual([]);
  });

  test.each([
    [
      'a dwi',
      withDriver({ accident_violations: [{ type: 'dwi', date: '2026-01-15', description: null }] }),
      ['factor.points vehicle-1'],
    ],
    [
      'a birthday that makes the driver older than stated',
      withDriver({ birthday: '1955-01-01' }),
      ['factor.driver_class vehicle-1'],
    ],
    ['more miles', withVehicle({ estimated_annual_distance: 25_000 }), ['factor.miles vehicle-1']],
    ['business', withVehicle({ use_code: 'business' }), ['factor.use vehicle-1']],
    [
      'not insured',
      { currently_insured: false },
      ['factor.not_insured null', 'factor.currently_insured null'],
    ],
    ['an SR-22', withDriver({ requires_sr22: true }), ['factor.sr22 vehicle-1', 'fee.sr22 null']],
    ['licensed abroad', withDriver({ international_license: true }), ['factor.licence vehicle-1']],
    ['collision removed', withVehicle({ coverages: liability }), ['coverage_removed vehicle-1']],
  ] satisfies [string, Partial<RatableQuote>, string[]][])('%s', (_name, change, expected) => {
    const causes = causesOf(change).map(({ cause, vehicle_id }) => `${cause} ${vehicle_id}`);
    expect(causes.toSorted()).toEqual(expected.toSorted());
  });

  test('names the old and the new value', () => {
    const [points] = causesOf(
      withDriver({ accident_violations: [{ type: 'dwi', date: '2026-01-15', description: null }] }),
    );
    expect([points?.from, points?.to]).toEqual([{ points: 0 }, { points: 6 }]);
    const lost = causesOf({ currently_insured: false }).find(
      ({ cause }) => cause === 'factor.currently_insured',
    );
    expect([lost?.from === null, lost?.to]).toEqual([false, null]);
  });

  describe('comprehensive, which another catalog calls other_than_collision', () => {
    test('is no difference under its other name', () => {
      expect(priceCauses(named('other_than_collision'), named('comprehensive'))).toEqual([]);
    });

    test("uses the final price's name if its deductible changed", () => {
      const final = named('other_than_collision', 50_000);
      expect(priceCauses(named('comprehensive'), final)).toMatchObject([
        { cause: 'factor.deductible', coverage: 'other_than_collision' },
      ]);
    });
  });

  test('an added car is one cause; its effect on the other car is listed separately', () => {
    const second = { ...vehicle, id: 'vehicle-2', created_at: '2026-02-01T00:00:00.000Z' };
    const [largest, ...others] = causesOf({ vehicles: [vehicle, second] });
    expect(largest).toMatchObject({ cause: 'vehicle_added', vehicle_id: 'vehicle-2' });
    expect(others.map(({ cause }) => cause)).toContain('factor.multi_car');
  });

  test('the second half of a one-year term in PA is one cause, whatever else changed', () => {
    const term = { duration: 12, effective: '2026-06-02', expires: '2027-06-02' } as const;
    const half = priced(sampleQuote('PA', { term: { ...term, duration: 6 } }));
    const year = priced(sampleQuote('PA', { term }));
    expect(priceCauses(half, year)).toMatchObject([{ cause: 'factor.term', cents: half.policy_premium }]);
  });

  test('new tables between the two prices are a cause of their own (ADR 0028)', () => {
    const final = priced(sampleQuote('IL'), LATEST_VERSION.effective);
    const cents = final.policy_premium - quoted.policy_premium;
    expect(priceCauses(quoted, final)).toMatchObject([{ cause: 'new_prices', vehicle_id: null, cents }]);
    expect(cents).toBeLessThan(0);
  });

  test('an edit stays a separate cause next to new tables', () => {
    const change = withVehicle({ estimated_annual_distance: 25_000 });
    const final = priced(sampleQuote('IL', change), LATEST_VERSION.effective);
    const causes = priceCauses(quoted, final).map(({ cause }) => cause);
    expect(causes.toSorted()).toEqual(['factor.miles', 'new_prices']);
  });

  test('causes always add up to the cent, largest first', () => {
    fc.assert(
      fc.property(
        caseArbitrary(2),
        fc.array(driverArbitrary, { minLength: 1, maxLength: 2 }),
        fc.constantFrom(SAMPLE_DATE, LATEST_VERSION.effective),
        ({ quote }, drivers, date) => {
          const changed = {
            ...quote,
            drivers: drivers.map((each, index) => ({ ...each, id: `driver-${index}` })),
          };
          const [before, after] = [priced(quote), priced(changed, date)];
          const causes = priceCauses(before, after);
          expect(sumOf(causes)).toBe(premiumWithFees(after) - premiumWithFees(before));
          const sizes = causes.map(({ cents }) => Math.abs(cents));
          expect(sizes).toEqual(sizes.toSorted((one, next) => next - one));
        },
      ),
      runs(60),
    );
  });
});
