import type { PaymentOption, Rate, RatedCoverage, TraceStep } from '../entities/rate';
import { paymentTotal } from './paymentTotal';
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

/** Three payments after the first, with a fee of $5 each. */
function planOf({ policy_premium, fees }: Rate): PaymentOption {
  const premium = policy_premium + fees.reduce((sum, { count, amount }) => sum + count * amount, 0);
  const amount = Math.floor(premium / 5);
  return {
    plan_code: '4',
    plan_type: 'monthly',
    plan_description: '4 Pay',
    premium,
    deposit: premium - 3 * amount,
    number_of_payments: 3,
    installment_info: { amount, fee: 500 },
    savingsText: null,
  };
}
const stepsOf = (rate: Rate) => priceSteps(rate, planOf(rate));

test('a step is what a factor adds over all coverages, in the engine’s order; discounts are one', () => {
  const fees = [{ type: 'policy' as const, count: 1, amount: 3500 }];
  expect(stepsOf(rateOf([first, second], fees))).toEqual([
    { id: 'factor.base', before: 0, after: 15_000, parts: [] },
    { id: 'factor.state', before: 15_000, after: 17_200, parts: [] },
    {
      id: 'discounts',
      before: 17_200,
      after: 13_300,
      parts: [
        { factor: 'factor.homeowner', cents: -600 },
        { factor: 'factor.multi_car', cents: -3300 },
      ],
    },
    { id: 'fees', before: 13_300, after: 16_800, parts: [] },
    { id: 'installment_fees', before: 16_800, after: 18_300, parts: [] },
    // $67.20 and three of $38.60 are shown as $68 and $39.
    { id: 'rounding', before: 18_300, after: 18_500, parts: [] },
  ]);
});

test('each step begins where the one before it ends, and the last ends at the total that the plan shows [R54]', () => {
  const rate = rateOf([first, second], [{ type: 'state_vehicle', count: 3, amount: 250 }]);
  const steps = stepsOf(rate);
  expect(steps.slice(1).map(({ before }) => before)).toEqual(steps.slice(0, -1).map(({ after }) => after));
  expect(steps.at(-1)?.after).toBe(paymentTotal(planOf(rate)));
});

test('the parts of a step add up to it', () => {
  const [, , discounts] = stepsOf(rateOf([first, second]));
  const sum = discounts?.parts.reduce((all, { cents }) => all + cents, 0);
  expect(sum).toBe((discounts?.after ?? 0) - (discounts?.before ?? 0));
});

test('a rate without its steps has none', () =>
  expect(stepsOf(rateOf([coverage()], [{ type: 'policy', count: 1, amount: 3500 }]))).toEqual([]));
