import { exampleApps, exampleReleaseFile } from '../testing/exampleRelease';
import { addRelease, endCanary, promote, rollBack, setCanary } from './changeReleases';
import { heldUntil, KEEP_DAYS, keptReleases, notePreview, noteTimes, wasServed } from './keptReleases';
import type { ReleaseFile } from './release';

const day = (n: number) => `2026-02-${String(n).padStart(2, '0')}T00:00:00.000Z`;
const add = (file: ReleaseFile, at: string) => addRelease(file, exampleApps(3), at).file;
/** r1 and r2 of January; r2 is live, r1 is previous; r3 of February 1 waits. */
const start = add(noteTimes(null, exampleReleaseFile(), day(1)), day(1));
const step = (file: ReleaseFile, change: (file: ReleaseFile) => ReleaseFile, at: string) =>
  noteTimes(file, change(file), at);

describe('the releases whose files may still be needed', () => {
  it('include the live one, the previous one, the canary, and a new one that nobody gets yet', () => {
    expect(keptReleases(start, new Date(day(2)))).toEqual(['r1', 'r2', 'r3']);
    const old = new Date(day(20));
    const more = add(start, day(3));
    expect(keptReleases(more, old)).toEqual(['r1', 'r2', 'r4']);
    expect(keptReleases(setCanary(more, { release: 'r3', share: 0.1 }), old)).toContain('r3');
  });

  it(`include one that left ${KEEP_DAYS} days ago or less, because a shopper may still have it open`, () => {
    const later = add(
      step(start, (file) => promote(file, 'r3'), day(2)),
      day(10),
    );
    const gone = step(later, (file) => promote(file, 'r4'), day(10));
    expect(gone.left).toEqual({ r2: day(2), r3: day(10) });
    expect(keptReleases(gone, new Date(day(11)))).toEqual(['r3', 'r4']);
    const twice = step(gone, (file) => rollBack(file), day(12));
    expect(twice).toMatchObject({ live: 'r3', previous: 'r2', revoked: ['r4'] });
    expect(keptReleases(twice, new Date(day(18)))).toEqual(['r2', 'r3', 'r4']);
  });

  it('include every release of a file that does not note when they left, until the days have passed', () => {
    const { left: _none, ...old } = start;
    expect(step(old, (file) => promote(file, 'r3'), day(15)).left).toEqual({ r1: day(15), r2: day(15) });
  });
});

describe('releases that a preview link shows', () => {
  const withNewer = add(start, day(3));
  const linked = (at: string, until: string) =>
    step(withNewer, (file) => notePreview(file, 'r3', new Date(until)), at);

  it('are kept for a day after the last link has ended', () => {
    const twice = notePreview(linked(day(4), day(14)), 'r3', new Date(day(12)));
    expect(keptReleases(twice, new Date('2026-02-14T23:00:00.000Z'))).toContain('r3');
    expect(keptReleases(twice, new Date(day(15)))).not.toContain('r3');
  });

  it('are all kept as long as a link lasts, in a file from before links were noted', () => {
    const { previewed: _none, ...old } = withNewer;
    const noted = step(old, (file) => setCanary(file, { release: 'r4', share: 0.1 }), day(10));
    expect(keptReleases(noted, new Date(day(17)))).toContain('r3');
    expect(keptReleases(noted, new Date(day(18)))).not.toContain('r3');
  });
});

test('a visitor may be on a release until a day before it may be removed', () => {
  const gone = step(start, (file) => promote(file, 'r3'), day(2));
  expect(heldUntil(gone, 'r3')).toBeNull();
  expect(heldUntil(gone, 'r2')).toEqual(new Date(day(8)));
  const unneeded = step(add(gone, day(3)), (file) => promote(promote(file, 'r1'), 'r4'), day(3));
  expect(keptReleases(unneeded, new Date('2026-02-08T23:59:59.000Z'))).toContain('r2');
  expect(keptReleases(unneeded, new Date('2026-02-09T00:00:01.000Z'))).not.toContain('r2');
});

describe('wasServed', () => {
  it('is true of releases that are or were live or canary, false of one that nobody was given', () => {
    expect(['r1', 'r2', 'r3'].map((id) => wasServed(start, id))).toEqual([true, true, false]);
    const tried = step(start, (file) => setCanary(file, { release: 'r3', share: 0.1 }), day(2));
    const ended = step(tried, (file) => endCanary(file), day(3));
    expect([wasServed(tried, 'r3'), wasServed(ended, 'r3')]).toEqual([true, true]);
    const { left: _none, ...old } = start;
    expect(wasServed(old, 'r3')).toBe(true);
  });
});

const canary = (share: number) => (file: ReleaseFile) => setCanary(file, { release: 'r3', share });

test('a canary is compared since it began, also after its share was changed, but from the start after it was ended', () => {
  const begun = step(start, canary(0.1), day(2));
  expect(begun.canary?.since).toBe(day(2));
  const wider = step(begun, canary(0.5), day(3));
  expect(wider.canary).toEqual({ release: 'r3', share: 0.5, since: day(2), base: 'r2' });
  const ended = step(wider, (file) => endCanary(file), day(4));
  expect(step(ended, canary(0.1), day(5)).canary?.since).toBe(day(5));
});
