import type { Rate, RatedCoverage, TraceStep } from '../entities/rate';
import { priceSteps } from './priceSteps';

const step = (factor: TraceStep['factor'], before_mills: number, after_mills: number): TraceStep => ({
  factor,
  detail: {},
  multiplier: null,
  before_mills,
  after_mills,
});
const coverage = (...steps: TraceStep[]): RatedCoverage => ({
  type: 'bodily_injury',
  limits: [],
  premium: (steps.at(-1)?.after_mills ?? 0) / 10,
  steps,
});
const rateOf = (coverages: RatedCoverage[], fees: Rate['fees'] = []): Rate => ({
  id: 'r1',
  carrier_id: 'FCIC',
  carrier_product_id: 'FCIC-DEFAULT',
  carrier_product_state_code: 'IL',
  policy_premium: coverages.reduce((sum, { premium }) => sum + premium, 0),
  term: { duration: 6 },
  pay_in_full: false,
  monitored_driver: false,
  rate_version: 'r1',
  catalogue_version: 'c1',
  vehicles: [{ vehicle_id: 'v1', driver_id: 'd1', premium: 0, coverages }],
  fees,
  payment_options: [],
  errors: [],
});

const first = coverage(
  step('factor.base', 0, 100_000),
  step('factor.state', 100_000, 122_005),
  step('factor.homeowner', 122_005, 115_905),
  step('factor.multi_car', 115_905, 92_724),
  step('factor.whole_dollars', 92_724, 93_000),
);
const second = coverage(
  step('factor.base', 0, 50_000),
  step('factor.territory', 50_000, 50_000),
  step('factor.multi_car', 50_000, 40_000),
);

test('a step is what a factor adds over all coverages, in the engine’s order; discounts are one', () => {
  const fees = [{ type: 'policy' as const, count: 1, amount: 3500 }];
  expect(priceSteps(rateOf([first, second], fees))).toEqual([
    { id: 'factor.base', before: 0, after: 15_000, parts: [] },
    { id: 'factor.state', before: 15_000, after: 17_201, parts: [] },
    {
      id: 'discounts',
      before: 17_201,
      after: 13_272,
      parts: [
        { factor: 'factor.homeowner', cents: -610 },
        { factor: 'factor.multi_car', cents: -3319 },
      ],
    },
    { id: 'factor.whole_dollars', before: 13_272, after: 13_300, parts: [] },
    { id: 'fees', before: 13_300, after: 16_800, parts: [] },
  ]);
});

test('each step begins where the one before it ends, and the last ends at premium plus fees', () => {
  const rate = rateOf([first, second], [{ type: 'policy', count: 2, amount: 1250 }]);
  const steps = priceSteps(rate);
  expect(steps.slice(1).map(({ before }) => before)).toEqual(steps.slice(0, -1).map(({ after }) => after));
  expect(steps.at(-1)?.after).toBe(rate.policy_premium + 2500);
});

test('the parts of a step add up to it, to the cent', () => {
  const [, , discounts] = priceSteps(rateOf([first, second]));
  const sum = discounts?.parts.reduce((all, { cents }) => all + cents, 0);
  expect(sum).toBe((discounts?.after ?? 0) - (discounts?.before ?? 0));
});

test('a rate without its steps has none', () =>
  expect(priceSteps(rateOf([coverage()], [{ type: 'policy', count: 1, amount: 3500 }]))).toEqual([]));
