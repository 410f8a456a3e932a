import {
  coveragesFor,
  deductibleChoices,
  packageEntries,
  withDeductible,
  type CarrierId,
  type PriceChange,
} from '@shared/domain';
import { runs } from '@shared/testing/form';
import * as fc from 'fast-check';
import { rateQuote } from '..';
import { caseArbitrary } from '../samples/quoteArbitrary';
import { SAMPLE_DATE, sampleDriver, sampleQuote, sampleVehicle } from '../samples/sampleQuote';
import { LATEST_VERSION } from '../tables';
import { shownCostOf } from './costOf';
import { priceChanges } from './priceChanges';

const enhanced = (changes: Parameters<typeof sampleVehicle>[1] = {}) =>
  sampleVehicle('IL', {
    coverage_package_name: 'BETTER',
    coverages: coveragesFor('IL', 'BETTER'),
    ...changes,
  });

const SCALE = { excellent: 0, good: 1, fair: 2, poor: 3 };
const rank = (score: unknown) => SCALE[String(score) as keyof typeof SCALE] ?? SCALE.good;

/** The direction of each kind for any quote: -1 never more expensive, 1 never cheaper, 0 either. */
function directionOf({ kind, values }: PriceChange): number {
  const { from, to } = values;
  switch (kind) {
    case 'deductible':
      return Number(to) > Number(from) ? -1 : 1;
    case 'annual_distance':
      return Number(to) < Number(from) ? -1 : 1;
    case 'homeowner':
    case 'currently_insured':
      return to === 'yes' ? -1 : 1;
    case 'pay_in_full':
      return to === 'pay_in_full' ? -1 : 1;
    case 'tort':
      return to === 'LIMITED' ? -1 : 1;
    case 'credit':
      return rank(to) < rank(from) ? -1 : 1;
    case 'use':
      return to === 'pleasure' || from === 'long_commute' ? -1 : 1;
    case 'package':
      return 0;
    default:
      return -1;
  }
}

test('each kind changes prices in one direction only, over generated quotes of all states; at most eight per direction besides the drivers, largest first', () => {
  fc.assert(
    fc.property(
      caseArbitrary(3),
      fc.constantFrom<CarrierId>('FCIC', 'IIC', 'USHC', 'USIC'),
      fc.constantFrom(SAMPLE_DATE, LATEST_VERSION.effective),
      (given, carrierId, date) => {
        const answer = priceChanges({ ...given, carrierId }, date);
        const changes = answer?.changes ?? [];
        for (const change of changes) {
          expect([change.kind, directionOf(change) * change.difference < 0]).toEqual([change.kind, false]);
        }
        const sizes = changes.map(({ difference }) => Math.abs(difference));
        expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
        const others = changes.filter(({ kind }) => kind !== 'young_driver');
        expect(others.filter(({ difference }) => difference < 0).length).toBeLessThanOrEqual(8);
        expect(others.filter(({ difference }) => difference > 0).length).toBeLessThanOrEqual(8);
      },
    ),
    runs(60),
  );
});

test('a higher deductible never costs more, and the chosen one makes no difference', () => {
  const quote = sampleQuote('IL', { vehicles: [enhanced()] });
  const [comprehensive, collision] =
    priceChanges({ quote, carrierId: 'FCIC' }, SAMPLE_DATE)?.deductibles ?? [];
  expect(comprehensive?.type).toBe('comprehensive');
  expect(comprehensive?.steps.map(({ amount }) => amount)).toEqual([50_000, 100_000]);
  expect(comprehensive?.steps[0]?.difference).toBe(0);
  expect(comprehensive?.steps[1]?.difference).toBeLessThan(0);
  expect(collision?.steps.map(({ amount }) => amount)).toEqual([
    50_000, 100_000, 500_000, 750_000, 1_000_000,
  ]);
  const differences = collision?.steps.map(({ difference }) => difference) ?? [];
  expect(differences[0]).toBe(0);
  expect(differences).toEqual(differences.toSorted((one, other) => other - one));
  expect(new Set(differences).size).toBe(5);
});

test('a difference matches rating the changed quote, to the cent', () => {
  const car = enhanced();
  const quote = sampleQuote('IL', { vehicles: [car] });
  const raised = { ...car, coverages: withDeductible(car.coverages, 'collision', 100_000) };
  const cost = (vehicle: typeof car) => {
    const { best_match } = rateQuote(
      { quote: { ...quote, vehicles: [vehicle] }, carrierId: 'IIC' },
      SAMPLE_DATE,
    );
    if (!best_match) throw new Error('expected a rate');
    return shownCostOf(best_match, false);
  };
  const collision = priceChanges({ quote, carrierId: 'IIC' }, SAMPLE_DATE)?.deductibles.find(
    ({ type }) => type === 'collision',
  );
  expect(collision?.steps[1]?.difference).toBe(cost(raised) - cost(car));
  expect(collision?.steps[1]?.difference).toBeLessThan(0);
});

test('paying in full is its shown total minus that of monthly payments [R54]', () => {
  const quote = sampleQuote('IL');
  const monthly = rateQuote({ quote, carrierId: 'FCIC' }, SAMPLE_DATE).best_match;
  const full = rateQuote(
    { quote: { ...quote, pay_in_full: true }, carrierId: 'FCIC' },
    SAMPLE_DATE,
  ).best_match;
  const found = priceChanges({ quote, carrierId: 'FCIC' }, SAMPLE_DATE)?.changes.find(
    ({ kind }) => kind === 'pay_in_full',
  );
  if (!full || !monthly) throw new Error('the sample has a price');
  expect(found?.difference).toBe(shownCostOf(full, true) - shownCostOf(monthly, false));
});

const kindsOf = (quote: ReturnType<typeof sampleQuote>) =>
  new Set(priceChanges({ quote, carrierId: 'IIC' }, SAMPLE_DATE)?.changes.map(({ kind }) => kind));

test('an old car gets the liability-only variation; one over twenty years old has no choice left', () => {
  expect(kindsOf(sampleQuote('IL', { vehicles: [enhanced({ year: 2013 })] }))).toContain('liability_only');
  const old = sampleVehicle('IL', { year: 2000, coverage_package_name: 'LIABILITY' });
  const kinds = kindsOf(sampleQuote('IL', { vehicles: [old] }));
  expect([kinds.has('liability_only'), kinds.has('package')]).toEqual([false, false]);
});

test('a stored SR-22 and a young driver are listed; the policyholder is never removed', () => {
  const filing = sampleQuote('IL', { homeowner: true, drivers: [sampleDriver({ requires_sr22: true })] });
  expect(kindsOf(filing)).toContain('sr22');
  const young = sampleDriver({ id: 'driver-2', age: 19, policy_holder: false });
  expect(kindsOf(sampleQuote('IL', { drivers: [sampleDriver(), young] }))).toContain('young_driver');
  expect(kindsOf(sampleQuote('IL', { drivers: [sampleDriver({ age: 19 })] })).has('young_driver')).toBe(
    false,
  );
});

test('options a state lacks are not listed: no SR-22 in OK, no course in IN, tort only in PA', () => {
  const sr22 = sampleQuote('OK', { drivers: [sampleDriver({ requires_sr22: true })] });
  expect(kindsOf(sr22).has('sr22')).toBe(false);
  expect(kindsOf(sampleQuote('IN')).has('defensive_driver')).toBe(false);
  expect([kindsOf(sampleQuote('PA')).has('tort'), kindsOf(sampleQuote('IL')).has('tort')]).toEqual([
    true,
    false,
  ]);
});

test('a carrier without a price has no changes, and the quote is not modified', () => {
  const quote = sampleQuote('IL');
  const copy = structuredClone(quote);
  expect(priceChanges({ quote, carrierId: 'TXR' }, SAMPLE_DATE)).toBeNull();
  expect(priceChanges({ quote, carrierId: 'FCIC' }, SAMPLE_DATE)).toEqual(
    priceChanges({ quote: copy, carrierId: 'FCIC' }, SAMPLE_DATE),
  );
  expect(quote).toEqual(copy);
});

test('every deductible that the domain allows has a step', () => {
  const car = enhanced();
  const quote = sampleQuote('IL', { vehicles: [car] });
  const found = priceChanges({ quote, carrierId: 'USIC' }, SAMPLE_DATE)?.deductibles ?? [];
  expect(found.map(({ type, steps }) => ({ type, amounts: steps.map(({ amount }) => amount) }))).toEqual(
    deductibleChoices(packageEntries('IL', 'BETTER')),
  );
});
