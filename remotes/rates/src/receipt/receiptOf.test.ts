import type { FactorKey, Rate, RatedCoverage } from '@shared/domain';
import { formatMills } from './formatMills';
import { tellingSteps, totalLines } from './receiptOf';

const step = (factor: FactorKey, multiplier: string | null, before_mills: number, after_mills: number) => ({
  factor,
  detail: {},
  multiplier,
  before_mills,
  after_mills,
});

const bodilyInjury: RatedCoverage = {
  type: 'bodily_injury',
  limits: [],
  premium: 20_700,
  steps: [
    step('factor.base', null, 0, 170_000),
    step('factor.state', '1.2200', 170_000, 207_400),
    step('factor.territory', '1.0000', 207_400, 207_400),
    step('factor.whole_dollars', null, 207_400, 207_000),
  ],
};

const rate: Rate = {
  id: 'r1',
  carrier_id: 'FCIC',
  carrier_product_id: 'FCIC-MAVERICK',
  carrier_product_state_code: 'IL',
  policy_premium: 41_400,
  term: { duration: 6 },
  pay_in_full: false,
  monitored_driver: false,
  rate_version: 'r1',
  catalogue_version: 'c1',
  vehicles: [
    { vehicle_id: 'v1', driver_id: 'd1', premium: 20_700, coverages: [bodilyInjury] },
    { vehicle_id: 'v2', driver_id: 'd1', premium: 20_700, coverages: [bodilyInjury] },
  ],
  fees: [
    { type: 'policy', count: 1, amount: 3_500 },
    { type: 'sr22', count: 2, amount: 2_500 },
  ],
  payment_options: [],
  errors: [],
};

test('the total line is the sum of the cars and of every fee times its count, to the cent', () => {
  const lines = totalLines(rate);
  const amounts = lines.map(({ kind, amount }) => [kind, amount]);
  expect(amounts).toEqual([
    ['vehicle', 20_700],
    ['vehicle', 20_700],
    ['policy_premium', 41_400],
    ['fee', 3_500],
    ['fee', 5_000],
    ['total', 49_900],
  ]);
});

test('a factor of one is omitted; the remaining rows still chain from one amount to the next', () => {
  const steps = tellingSteps(bodilyInjury);
  expect(steps.map(({ factor }) => factor)).toEqual(['factor.base', 'factor.state', 'factor.whole_dollars']);
  for (const [index, each] of steps.entries()) {
    expect(each.before_mills).toBe(steps[index - 1]?.after_mills ?? 0);
  }
});

test.each([
  [0, '$0.000'],
  [207_400, '$207.400'],
  [1_234_567, '$1,234.567'],
  [-5, '-$0.005'],
])('%i mills are shown as %s', (mills, text) => {
  expect(formatMills(mills)).toBe(text);
});

test('rejects half a mill', () => {
  expect(() => formatMills(0.5)).toThrow(RangeError);
});
