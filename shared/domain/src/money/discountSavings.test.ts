import type { RatedCoverage, TraceStep } from '../entities/rate';
import { discountSavings } from '.';

const step = (factor: TraceStep['factor'], changes: Partial<TraceStep> = {}): TraceStep => ({
  factor,
  detail: {},
  multiplier: null,
  before_mills: 0,
  after_mills: 0,
  ...changes,
});
const base = (mills: number) => step('factor.base', { after_mills: mills });
const monitored = step('factor.monitored', { multiplier: '0.9500' });
const whole = step('factor.whole_dollars');
const carOf = (...all: TraceStep[][]) => ({
  vehicle_id: 'v1',
  driver_id: 'd1',
  premium: 0,
  coverages: all.map((steps): RatedCoverage => ({ type: 'collision', limits: [], premium: 0, steps })),
});
const saved = (...cars: ReturnType<typeof carOf>[]) =>
  discountSavings({ vehicles: cars }, 'factor.monitored');

test('what a price would be without the discount, over all coverages of all cars, in cents', () => {
  // $200 to $190, and $100.40, which is $95 with it and $100 without it after rounding.
  expect(saved(carOf([base(200_000), monitored, whole]), carOf([base(100_400), monitored, whole]))).toBe(
    1500,
  );
});

test('where the floor of all discounts holds, nothing is saved', () => {
  const half = step('factor.homeowner', { multiplier: '0.5000' });
  const floor = step('factor.discount_floor', { detail: { floor: '0.7500' } });
  expect(saved(carOf([base(200_000), half, monitored, floor, whole]))).toBe(0);
});

test('a price without the discount, and one without its steps', () => {
  expect(saved(carOf([base(200_000), whole]))).toBe(0);
  expect(saved(carOf([]))).toBe(0);
});
