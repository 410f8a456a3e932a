import type { FactorKey, RatedCoverage } from '@shared/domain';
import { tellingSteps, formatMills } from './PriceReceipt';

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
