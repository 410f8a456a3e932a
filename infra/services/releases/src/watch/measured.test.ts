import { measuredOf, nothingMeasured, sumMeasured, type Measured } from './measured';
import { addSamples, bucketOf, BOUNDS, countOf, quantile, type Samples } from './samples';

const samplesOf = (values: number[]): Samples =>
  values.map((value) => ({ [bucketOf('LCP', value)]: 1 })).reduce(addSamples, {});

const seen = (part: string, version: string, change: Partial<Measured> = {}): Measured => ({
  ...nothingMeasured({ part, version, owner: `${part} team` }),
  ...change,
});

describe('samples', () => {
  it('count every value once, whatever it is', () => {
    const values = [0, 19, 20, 21, 999, 59_000, 1e9];
    expect(countOf(samplesOf(values))).toBe(values.length);
    expect(bucketOf('LCP', 1e9)).toBe(BOUNDS.LCP.length);
    expect(bucketOf('CLS', 0)).toBe(0);
  });

  it.each([
    [0.5, 1500],
    [0.75, 2250],
    [0.95, 2850],
  ])('give the value at %d to within the width of a bucket', (share, exact) => {
    const even = samplesOf(Array.from({ length: 3000 }, (_, index) => index + 1));
    const value = quantile('LCP', even, share) ?? 0;
    expect(Math.abs(value - exact) / exact).toBeLessThan(0.05);
  });

  it('tell a version that is 40% slower from one that is not', () => {
    const spread = Array.from({ length: 200 }, (_, index) => 400 + ((index * 37) % 200));
    const live = quantile('LCP', samplesOf(spread), 0.75) ?? 0;
    const slower = quantile('LCP', samplesOf(spread.map((value) => value * 1.4)), 0.75) ?? 0;
    expect(slower / live).toBeGreaterThan(1.3);
    expect(slower / live).toBeLessThan(1.5);
  });

  it('have no quantile when there are none, and at most the last bound', () => {
    expect(quantile('LCP', {}, 0.5)).toBeNull();
    expect(quantile('LCP', samplesOf([1e9]), 0.5)).toBe(BOUNDS.LCP.at(-1));
  });
});

describe('measured versions', () => {
  it('are summed by part and version', () => {
    const sums = sumMeasured([
      seen('quote', 'a-1', { loads: 2, errors: 1 }),
      seen('quote', 'a-2', { loads: 5 }),
      seen('quote', 'a-1', { loads: 3, loadFailures: 1 }),
    ]);
    expect(
      sums.map(({ version, loads, loadFailures, errors }) => [version, loads, loadFailures, errors]),
    ).toEqual([
      ['a-1', 5, 1, 1],
      ['a-2', 5, 0, 0],
    ]);
  });

  it('of one version leave out the others', () => {
    const all = [seen('quote', 'a-1', { loads: 1 }), seen('quote', 'a-0', { loads: 2 })];
    expect(measuredOf(all, 'quote', 'a-1')?.loads).toBe(1);
    expect(measuredOf(all, 'bind', 'a-1')).toBeNull();
  });
});
