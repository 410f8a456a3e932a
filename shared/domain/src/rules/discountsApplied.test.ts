import type { FactorKey } from '../entities/factorKeys';
import { discountsApplied } from './discountsApplied';

const step = (factor: FactorKey, multiplier: string | null) => ({
  factor,
  multiplier,
  detail: {},
  before_mills: 0,
  after_mills: 0,
});
const carOf = (...steps: ReturnType<typeof step>[]) => ({
  vehicle_id: 'v',
  driver_id: null,
  premium: 0,
  coverages: [{ type: 'collision' as const, limits: [], premium: 0, steps }],
});

test('lists each discount in a rate’s trace once, in a fixed order, with its percent', () => {
  const vehicles = [
    carOf(step('factor.base', null), step('factor.monitored', '0.9500'), step('factor.points', '1.2200')),
    carOf(
      step('factor.good_student', '0.9200'),
      step('factor.monitored', '0.9500'),
      step('factor.homeowner', '0.9000'),
    ),
  ];
  expect(discountsApplied({ vehicles })).toEqual([
    { factor: 'factor.homeowner', percent: 10 },
    { factor: 'factor.good_student', percent: 8 },
    { factor: 'factor.monitored', percent: 5 },
  ]);
  expect(discountsApplied({ vehicles: [carOf(step('factor.early', '0.9700'))] })).toEqual([
    { factor: 'factor.early', percent: 3 },
  ]);
  expect(discountsApplied({ vehicles: [] })).toEqual([]);
});
