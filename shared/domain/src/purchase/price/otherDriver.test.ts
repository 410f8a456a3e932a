import type { FactorKey } from '../../entities/factorKeys';
import { priceCauses } from './priceCauses';

const step = (factor: FactorKey, multiplier: string | null, detail = {}) => ({
  factor,
  detail,
  multiplier,
  before_mills: 0,
  after_mills: multiplier === null ? 1_000_000 : 0,
});

/** The price of one car by the age and points of the driver assigned to it. */
function priced(driver_id: string | null, ages: string, age: string, points = '1.0000') {
  const steps = [
    step('factor.base', null),
    step('factor.driver_class', age, { ages }),
    step('factor.points', points, { points }),
  ];
  const coverages = (['bodily_injury', 'property_damage'] as const).map((type) => ({
    type,
    limits: [],
    premium: 0,
    steps,
  }));
  return {
    vehicles: [{ vehicle_id: 'car', driver_id, premium: 0, coverages }],
    fees: [],
    rate_version: 'r1',
  };
}

const young = priced('son', '18-19', '1.5000', '1.2000');
const told = (final: typeof young, quoted = young) =>
  priceCauses(quoted, final).map(({ cause, from, cents }) => [cause, from, cents]);

describe('who is rated for a car (reading 8)', () => {
  test('another driver is a cause of its own, without ages; the points keep theirs', () => {
    expect(told(priced('mother', '40-49', '1.0000'))).toEqual([
      ['other_driver', null, -120_000],
      ['factor.points', { points: '1.2000' }, -40_000],
    ]);
  });

  test('an older age of the same driver stays a change of age', () => {
    const older = priced('son', '40-49', '1.0000', '1.2000');
    expect(told(older)).toEqual([['factor.driver_class', { ages: '18-19' }, -120_000]]);
  });

  test.each([
    ['no driver anymore', young, priced(null, 'none', '1.0000', '1.2000')],
    ['a driver at last', priced(null, 'none', '1.0000', '1.2000'), young],
  ])('%s is not another driver', (_what, quoted, final) => {
    expect(told(final, quoted).map(([cause]) => cause)).toEqual(['factor.driver_class']);
  });
});
