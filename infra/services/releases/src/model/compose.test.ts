import { assert, property, record, constantFrom, string, uniqueArray } from 'fast-check';
import { exampleId, exampleReleaseFile, withPointer, withThird } from '../testing/exampleRelease';
import { compose, fallbackOf, liveRelease, namesIn, releaseById, releaseOf, releaseWith } from './compose';
import { pairOf } from './names';
import { promote } from './movePointers';
import { APP_NAMES, type ReleaseFile } from './release';

const since = '2026-11-28T10:00:00.000Z';
const canary = { version: 'aaa-3', share: 0.999999, since };
const file = withThird(exampleReleaseFile());
const visitors = Array.from({ length: 2000 }, (_, index) => `visitor-${index}`);

it('everyone gets the live versions without a canary, and a release names each', () => {
  expect(releaseOf(file, compose(file, 'anyone')).id).toBe(exampleId(2));
  expect(releaseById(file, exampleId(1)).apps.quote.version).toBe('aaa-1');
  expect(releaseWith(file, ['quote@aaa-3']).id).toBe(exampleId(2).replace('quote@aaa-2', 'quote@aaa-3'));
  expect(namesIn('quote@aaa-2~__proto__')).toBeNull();
});

it('two canaries are given independently of each other: 10% and 20%, and 2% get both', () => {
  const one = withPointer(file, 'quote', { canary: { ...canary, share: 0.1 } });
  const both = withPointer(one, 'bind', { canary: { ...canary, share: 0.2 } });
  const got = visitors.map((visitor) => compose(both, visitor));
  const share = (of: (one: (typeof got)[number]) => boolean) => got.filter(of).length / got.length;
  expect(share(({ quote }) => quote === 'aaa-3')).toBeCloseTo(0.1, 1);
  expect(share(({ bind }) => bind === 'aaa-3')).toBeCloseTo(0.2, 1);
  expect(share(({ quote, bind }) => quote === 'aaa-3' && bind === 'aaa-3')).toBeLessThan(0.05);
  expect(got.some(({ quote, bind }) => quote === 'aaa-3' && bind === 'aaa-3')).toBe(true);
});

test('no visit ever gets a pair that does not work, whatever the canaries and the pairs are', () => {
  const names = APP_NAMES.flatMap((app) => [`${app}@aaa-2`, `${app}@aaa-3`]);
  const clashes = uniqueArray(record({ one: constantFrom(...names), other: constantFrom(...names) }), {
    maxLength: 8,
  });
  assert(
    property(clashes, string(), (pairs, visitor) => {
      const clashing = pairs
        // Live versions work together, or they would not be live.
        .filter(({ one, other }) => !(one.endsWith('-2') && other.endsWith('-2')))
        .map(({ one, other }) => pairOf(one, other));
      const all = APP_NAMES.reduce<ReleaseFile>((now, app) => withPointer(now, app, { canary }), {
        ...file,
        clashing,
      });
      const choice = compose(all, visitor);
      const got = APP_NAMES.map((app) => `${app}@${choice[app]}`);
      return !got.some((one) => got.some((other) => one !== other && clashing.includes(pairOf(one, other))));
    }),
  );
});

describe('a part that cannot be loaded falls back to', () => {
  it('the live version, where it is another one', () => {
    expect(fallbackOf(file, releaseWith(file, ['quote@aaa-3']), 'quote')?.version).toBe('aaa-2');
  });

  it('what was live before it by its own history, also after others went live', () => {
    const after = promote(file, 'bind@aaa-3', {}, since);
    expect(fallbackOf(after, liveRelease(after), 'quote')?.version).toBe('aaa-1');
    expect(fallbackOf(after, liveRelease(after), 'bind')?.version).toBe('aaa-2');
  });

  it('nothing that was revoked or does not work beside the others', () => {
    expect(fallbackOf({ ...file, revoked: ['quote@aaa-1'] }, liveRelease(file), 'quote')).toBeNull();
    const clashing = [pairOf('quote@aaa-1', 'rates@aaa-2')];
    expect(fallbackOf({ ...file, clashing }, liveRelease(file), 'quote')).toBeNull();
  });
});
