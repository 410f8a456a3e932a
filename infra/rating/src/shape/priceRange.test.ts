import { EMPTY_DRIVER, STATE_CODES } from '@shared/domain';
import * as fc from 'fast-check';
import { costOf, shownCostOf } from '../changes/costOf';
import * as rating from '../rateQuote';
import { householdArbitrary } from '../samples/householdArbitrary';
import { SAMPLE_DATE, sampleDriver, sampleQuote, sampleVehicle } from '../samples/sampleQuote';
import type { RatableQuote } from '../risk';
import { householdOf } from './household';
import { priceRange, type RangeInput, completeQuote } from './priceRange';

jest.mock('../rateQuote', () => ({ rateQuote: jest.fn(jest.requireActual('../rateQuote').rateQuote) }));
const rateQuote = jest.mocked(rating.rateQuote);
beforeEach(() => rateQuote.mockClear());

const rangeOf = (input: Omit<RangeInput, 'step'> & Partial<RangeInput>) =>
  priceRange({ step: 'review', territory: 'suburb', ...input }, SAMPLE_DATE);

const widthOf = (quote: RatableQuote): number => {
  const { range } = rangeOf({ quote });
  return range ? range.high - range.low : NaN;
};

const assumedIn = (quote: RatableQuote, rest: Partial<RangeInput> = {}) =>
  Object.fromEntries(rangeOf({ quote, ...rest }).assumed.map(({ kind, low, high }) => [kind, [low, high]]));

/** A driver without any answers yet. */
const unanswered = sampleDriver({ ...EMPTY_DRIVER, birthday: null, age: null });

test('without a car there is no range, and nothing is rated', () => {
  const quote = sampleQuote('IL', { vehicles: [] });
  expect(rangeOf({ quote })).toEqual({ range: null, term: null, assumed: [] });
  expect(rateQuote).not.toHaveBeenCalled();
});

test('two ratings make a range, whatever is open', () => {
  rangeOf({ quote: sampleQuote('PA', { drivers: [], homeowner: null }), step: 'vehicles' });
  expect(rateQuote).toHaveBeenCalledTimes(2);
});

test('with everything answered, the ends are the first offer with all its fees, exact and as shown', () => {
  for (const state of STATE_CODES) {
    const quote = sampleQuote(state);
    const best = rateQuote({ quote, territory: 'suburb' }, SAMPLE_DATE).best_match;
    const [cost, shown] = best ? [costOf(best, false), shownCostOf(best, false)] : [];
    const { range, term } = rangeOf({ quote, planChosen: true });
    expect([range?.low, range?.high, term]).toEqual([
      Math.floor((cost ?? NaN) / 100) * 100,
      shown,
      best?.term.duration,
    ]);
  }
});

test.each([
  ['age', { birthday: sampleDriver().birthday, age: 30 }],
  ['gender', { gender: 'female' }],
  ['marital status', { marital_status: 'single' }],
  ['credit', { credit_score: 'good' }],
] as const)('the answer to %s narrows the range', (_what, answer) => {
  const open = sampleQuote('IL', { drivers: [unanswered] });
  const answered = sampleQuote('IL', { drivers: [{ ...unanswered, ...answer }] });
  expect(widthOf(answered)).toBeLessThan(widthOf(open));
});

test('what is assumed is told, and only while it is open', () => {
  const open = sampleQuote('PA', { drivers: [], homeowner: null, currently_insured: null });
  expect(assumedIn(open, { step: 'vehicles' })).toEqual({
    cars: [1, 2],
    drivers: [1, 2],
    age: [35, 21],
    marital_status: ['married', 'single'],
    license_status: ['active', 'active'],
    credit_score: ['excellent', 'fair'],
    tort: ['LIMITED', 'FULL'],
    another_driver: [17, 17],
    homeowner: ['yes', 'no'],
    currently_insured: ['yes', 'no'],
    pay_in_full: ['yes', 'no'],
    record: ['clean', 'clean'],
    annual_distance: [12_000, 12_000],
  });
  expect(assumedIn(sampleQuote('IL'), { planChosen: true })).toEqual({
    cars: [1, 1],
    drivers: [1, 1],
    record: ['clean', 'clean'],
    annual_distance: [12_000, 12_000],
  });
});

test('another driver is assumed at the ends that have one', () => {
  const one = sampleQuote('IL');
  const two = sampleQuote('IL', { vehicles: [...one.vehicles, sampleVehicle('IL', { id: 'vehicle-2' })] });
  const step = 'drivers';
  expect(assumedIn(one, { step })).toMatchObject({ drivers: [1, 2], another_driver: [17, 17] });
  expect(assumedIn(two, { step })).toMatchObject({ drivers: [2, 2], another_driver: [35, 17] });
  expect(assumedIn(two)).not.toHaveProperty('another_driver');
});

test('an open answer of a driver on the quote names the driver', () => {
  const quote = sampleQuote('IL', { drivers: [sampleDriver({ credit_score: null })] });
  expect(rangeOf({ quote }).assumed).toContainEqual({
    kind: 'credit_score',
    driver_id: 'driver-1',
    low: 'excellent',
    high: 'fair',
  });
});

test('a household that nobody insures has no range', () => {
  const quote = sampleQuote('IL', { drivers: [sampleDriver({ license_status: 'not_licensed' })] });
  expect(rangeOf({ quote })).toMatchObject({ range: null, term: null });
  expect(rangeOf({ quote: sampleQuote('IL'), stopped: ['FCIC', 'USHC', 'USIC', 'IIC'] }).range).toBeNull();
});

test('answers are never replaced by sample answers', () => {
  fc.assert(
    fc.property(householdArbitrary(), fc.constantFrom('low', 'high'), ({ quote }, end) => {
      const completed = completeQuote(quote, householdOf(quote, 'review'), end);
      expect({ ...completed, pay_in_full: quote.pay_in_full }).toEqual({
        ...quote,
        drivers: quote.drivers.map((driver, index) =>
          // Only the policyholder is asked about tort, and only Pennsylvania rates it.
          index === 0 ? { ...driver, tort: completed.drivers[0]?.tort } : driver,
        ),
      });
    }),
    { numRuns: 50 },
  );
});
