import type { TraceStep } from '../entities';
import { replaySteps } from '.';

function step(factor: TraceStep['factor'], change: Partial<TraceStep> = {}): TraceStep {
  return { factor, detail: {}, multiplier: null, before_mills: 0, after_mills: 0, ...change };
}

const base = step('factor.base', { after_mills: 100_400 });
const floor = step('factor.discount_floor', { detail: { floor: '0.7500' } });
const half = { multiplier: '0.5000' };

describe('replaying a price from its trace', () => {
  test('an empty trace costs nothing', () => {
    expect(replaySteps([])).toBe(0);
  });

  test('multiplies the base and rounds to whole dollars', () => {
    expect(replaySteps([base])).toBe(100_400);
    expect(replaySteps([base, step('factor.whole_dollars')])).toBe(100_000);
    expect(replaySteps([base, step('factor.use', { multiplier: '2.0000' })])).toBe(200_800);
  });

  test.each([
    'factor.homeowner',
    'factor.currently_insured',
    'factor.multi_car',
    'factor.paid_in_full',
    'factor.early',
    'factor.good_student',
    'factor.defensive_driver',
    'factor.monitored',
  ] as const)('%s is a discount, so the floor applies', (factor) => {
    expect(replaySteps([base, step(factor, half), floor])).toBe(75_300);
  });

  test('the floor starts from the price before the first discount', () => {
    const steps = [base, step('factor.early', half), step('factor.homeowner', half), floor];
    expect(replaySteps(steps)).toBe(75_300);
  });

  test('keeps a price above its floor', () => {
    const slight = step('factor.early', { multiplier: '0.9000' });
    expect(replaySteps([base, slight, floor])).toBe(90_360);
  });

  test('ignores the floor without a discount', () => {
    expect(replaySteps([base, step('factor.use', half), floor])).toBe(50_200);
  });

  test('rejects an unknown step', () => {
    expect(() => replaySteps([base, step('factor.use')])).toThrow(
      new RangeError('A step without a multiplier that no price has'),
    );
  });
});
