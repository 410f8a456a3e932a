import type { FactorKey, RatedCoverage, RatedVehicle, TraceStep, VehicleCoverage } from '@shared/domain';
import { rateVersionOn } from '../tables';
import { coverageMills, coverageTrace, replayTrace, type Chain } from '.';

const { tables } = rateVersionOn('2026-06-01');

function chainOf(factors: number[], discounts: number[]): Chain {
  return {
    factors: factors.map((multiplier) => ({ key: 'factor.use', detail: { use: 'farm' }, multiplier })),
    discounts: discounts.map((multiplier) => ({ key: 'factor.early', detail: { days: 3 }, multiplier })),
  };
}

/** $15 before any factor. */
const motorist: VehicleCoverage = {
  type: 'underinsured_motorist_bodily_injury',
  description: 'Underinsured Motorist Bodily Injury',
  limits: [],
};

describe('rounding, the discount floor, and the term', () => {
  test.each<[string, number[], number[], 6 | 12, number]>([
    ['no factor leaves the base', [], [], 6, 15_000],
    ['$13.50 rounds up', [9_000], [], 6, 14_000],
    ['$13.499 rounds down', [8_999], [], 6, 13_000],
    // 15.000 x .3333 = 4.9995, half up 5.000; x .1 = .500, half up $1. Unrounded, .49995 would be $0.
    ['each factor rounds to mills', [3_333, 1_000], [], 6, 1_000],
    // 15.000 x .05 = .750; x .8333 = .624975, half up .625; x .8 = .500, half up $1.
    ['each discount rounds to mills', [500], [8_333, 8_000], 6, 1_000],
    ['discounts multiply', [], [8_000, 9_000], 6, 11_000],
    ['discounts of exactly 40% apply in full', [], [7_500, 8_000], 6, 9_000],
    ['discounts of 52% stop at 40%', [], [8_000, 6_000], 6, 9_000],
    ['the floor is 60% of the price after the factors', [20_000], [5_000], 6, 18_000],
    ['a year is twice six months', [], [], 12, 30_000],
    ['a year is twice the whole dollars', [9_000], [], 12, 28_000],
  ])('%s', (_name, factors, discounts, term, mills) => {
    const chain = chainOf(factors, discounts);
    expect(coverageMills(motorist, chain, tables, term)).toBe(mills);
    expect(coverageTrace(motorist, chain, tables, term).at(-1)?.after_mills).toBe(mills);
  });

  const base = { factor: 'factor.base', detail: { coverage: motorist.type }, multiplier: null };
  const early = { factor: 'factor.early', detail: { days: 3 } };

  test('the trace has each step, its lookup value and the amounts before and after', () => {
    expect(coverageTrace(motorist, chainOf([15_000], [6_000, 9_000]), tables, 12)).toEqual([
      { ...base, before_mills: 0, after_mills: 15_000 },
      {
        factor: 'factor.use',
        detail: { use: 'farm' },
        multiplier: '1.5000',
        before_mills: 15_000,
        after_mills: 22_500,
      },
      { ...early, multiplier: '0.6000', before_mills: 22_500, after_mills: 13_500 },
      { ...early, multiplier: '0.9000', before_mills: 13_500, after_mills: 12_150 },
      {
        factor: 'factor.discount_floor',
        detail: { floor: '0.6000' },
        multiplier: null,
        before_mills: 12_150,
        after_mills: 13_500,
      },
      {
        factor: 'factor.whole_dollars',
        detail: {},
        multiplier: null,
        before_mills: 13_500,
        after_mills: 14_000,
      },
      {
        factor: 'factor.term',
        detail: { months: 12 },
        multiplier: '2.0000',
        before_mills: 14_000,
        after_mills: 28_000,
      },
    ]);
  });

  test('a step that would change nothing is omitted', () => {
    expect(coverageTrace(motorist, chainOf([], [6_000]), tables, 6)).toEqual([
      { ...base, before_mills: 0, after_mills: 15_000 },
      { ...early, multiplier: '0.6000', before_mills: 15_000, after_mills: 9_000 },
    ]);
  });
});

function step(factor: FactorKey, multiplier: string | null, after_mills: number): TraceStep {
  return { factor, detail: {}, multiplier, before_mills: 0, after_mills };
}

function rated(...steps: TraceStep[]): RatedCoverage {
  return { type: 'towing', limits: [], premium: 0, steps };
}

function car(...coverages: RatedCoverage[]): RatedVehicle {
  return { vehicle_id: 'car', driver_id: null, premium: 0, coverages };
}

describe('the premium replayed from traces', () => {
  test('adds up every coverage of every car in cents, ignoring the premiums in the rate', () => {
    const base = step('factor.base', null, 6_000);
    // $6 and $6 x 1.5 = $9 on one car, $6 on the other.
    const vehicles = [car(rated(base), rated(base, step('factor.use', '1.5000', 0))), car(rated(base))];
    expect(replayTrace({ vehicles })).toBe(2_100);
    expect(replayTrace({ vehicles: [] })).toBe(0);
  });
});
