import { inLongForm } from '@shared/testing/form';
import { HEALTHY, type Behavior } from '../testing/pageLoad';
import { simulateCanary } from '../testing/simulateCanary';

const tries = Array.from({ length: 20 }, (_, index) => index + 1);

describe('a simulated canary of 10%, judged after every 10 of its loads', () => {
  it.each<[string, Partial<Behavior>, RegExp]>([
    ['throws in 5% of its loads', { throwing: 0.05 }, /^quote \(Quote team\): errors \d.*live \d\.\d% of/],
    [
      'throws in 5% of its loads what no script can be blamed for',
      { puzzling: 0.05 },
      /^its pages \(no script can be blamed\): errors \d.*live \d\.\d% of/,
    ],
    ['is 40% slower', { slower: 1.4 }, /: (LCP|INP|usable) \d+ ms in \d+, live \d+ ms/],
    ['breaks a contract, so no load succeeds', { failing: 1 }, /load failures 100\.0% of 30, live/],
    ['moves its content in 20% of its loads', { shifting: 0.2 }, /layout shifts above 0\.1/],
  ])('that %s is stopped in every one of 20 tries, with the reason', (_name, change, reason) => {
    for (const seed of tries) expect(simulateCanary({ ...HEALTHY, ...change }, seed).reason).toMatch(reason);
  });

  it('that is healthy is never stopped in 20 tries', () => {
    expect(tries.map((seed) => simulateCanary(HEALTHY, seed).reason).filter(Boolean)).toEqual([]);
  });

  inLongForm(() => {
    it('that is healthy is stopped in fewer than 5 of 1,000 tries', () => {
      const stops = Array.from(
        { length: 1000 },
        (_, seed) => simulateCanary(HEALTHY, 100 + seed, 500).reason,
      );
      expect(stops.filter(Boolean).length).toBeLessThan(5);
    });
  });
});
