import type { PriceCause } from '@shared/domain/purchase';
import { largestCauses } from './PriceBridge';

const causes = (...cents: number[]): PriceCause[] =>
  cents.map((each) => ({
    cause: 'rounding',
    vehicle_id: null,
    coverage: null,
    from: null,
    to: null,
    cents: each,
  }));

test('up to seven causes have a row each', () => {
  const seven = causes(1, 2, 3, 4, 5, 6, 7);
  expect(largestCauses(seven)).toEqual({ shown: seven, rest: { count: 0, cents: 0 } });
});

test('of more, the six largest stay in their order, and the rest is one sum: nothing is lost', () => {
  const many = causes(-100, 900, 500, -700, 200, 800, 600, -300);
  const { shown, rest } = largestCauses(many);
  expect(shown.map(({ cents }) => cents)).toEqual([900, 500, -700, 800, 600, -300]);
  expect(rest).toEqual({ count: 2, cents: 100 });
});
