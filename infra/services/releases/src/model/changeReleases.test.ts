import { exampleApps, exampleReleaseFile } from '../testing/exampleRelease';
import {
  addRelease,
  endCanary,
  promote,
  rollBack,
  rollBackPart,
  setCanary,
  setFrozen,
} from './changeReleases';

const file = exampleReleaseFile();
const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`;

describe('releases change only through their file (federation, Releases)', () => {
  it('adds a release without serving it to anyone', () => {
    const added = addRelease(file, exampleApps(3), '2026-01-03T00:00:00.000Z');
    expect(added.id).toBe('r3');
    expect(added.file).toMatchObject({ live: 'r2', previous: 'r1', releases: { r3: { id: 'r3' } } });
  });

  it('gives a new release a number that none had, also after older ones were removed', () => {
    const { r1: _removed, ...releases } = addRelease(file, exampleApps(3), '2026-01-03T00:00:00.000Z').file
      .releases;
    expect(addRelease({ ...file, releases }, exampleApps(4), '2026-01-04T00:00:00.000Z').id).toBe('r4');
  });

  it('promotes: live becomes previous, and a canary of that release ends', () => {
    const withCanary = setCanary(file, { release: 'r1', share: 0.1 });
    expect(promote(withCanary, 'r1')).toMatchObject({ live: 'r1', previous: 'r2', canary: null });
    expect(promote(file, 'r2')).toBe(file);
    expect(() => promote(file, 'r9')).toThrow('no release r9');
  });

  it('rolls back and revokes the release it leaves; promoting that again lifts it', () => {
    const back = rollBack(file);
    expect(back).toMatchObject({ live: 'r1', previous: null, revoked: ['r2'] });
    expect(promote(back, 'r2').revoked).toEqual([]);
    expect(() => rollBack({ ...file, previous: null })).toThrow('no previous');
  });

  it('never falls back to a revoked release: the newest older one that is not revoked is previous', () => {
    const third = addRelease(file, exampleApps(3), '2026-01-03T00:00:00.000Z').file;
    const fourth = addRelease(third, exampleApps(4), '2026-01-04T00:00:00.000Z').file;
    const back = rollBack(promote(promote(fourth, 'r3'), 'r4'));
    expect(back).toMatchObject({ live: 'r3', previous: 'r2', revoked: ['r4'] });
    expect(rollBack(back)).toMatchObject({ live: 'r2', previous: 'r1', revoked: ['r4', 'r3'] });
    const canary = endCanary(setCanary(file, { release: 'r1', share: 0.5 }));
    expect(canary.previous).toBeNull();
  });

  it('lets nothing go live while frozen, but lets a release go back', () => {
    const frozen = setFrozen(file, true);
    expect(() => promote(frozen, 'r1')).toThrow('frozen');
    expect(() => setCanary(frozen, { release: 'r1', share: 0.1 })).toThrow('frozen');
    expect(rollBack(frozen)).toMatchObject({ live: 'r1', frozen: true });
    expect(setFrozen(frozen, false)).toEqual(file);
  });

  it('never falls back to a release that visitors never had', () => {
    const more = [3, 4, 5].reduce((all, n) => addRelease(all, exampleApps(n), at(n)).file, file);
    // r3 was published, and another one went live in its place.
    const live = { ...promote(promote(more, 'r4'), 'r5'), left: { r2: at(4), r4: at(5) } };
    expect(rollBack(live)).toMatchObject({ live: 'r4', previous: 'r2' });
  });

  it('never revokes the live release: it cannot be the canary, and a canary that goes live just ends', () => {
    expect(() => setCanary(file, { release: 'r2', share: 0.1 })).toThrow('r2 is live');
    const broken = endCanary({ ...file, canary: { release: 'r2', share: 0.1 } });
    expect(broken).toMatchObject({ live: 'r2', canary: null, revoked: [] });
    const back = rollBack(setCanary(file, { release: 'r1', share: 0.1 }));
    expect(back).toMatchObject({ live: 'r1', canary: null, revoked: ['r2'] });
  });

  it('ends and revokes a canary that another one replaces, but not one whose share changes', () => {
    const third = addRelease(file, exampleApps(3), '2026-01-03T00:00:00.000Z').file;
    const first = setCanary(third, { release: 'r1', share: 0.1 });
    expect(setCanary(first, { release: 'r1', share: 0.2 })).toMatchObject({ revoked: [], previous: 'r1' });
    expect(setCanary(first, { release: 'r3', share: 0.1 })).toMatchObject({
      canary: { release: 'r3', base: 'r2' },
      revoked: ['r1'],
      previous: null,
    });
  });

  it('ends and revokes a canary that contains what a rollback takes back', () => {
    const { apps } = file.releases['r2'] ?? { apps: exampleApps(2) };
    const quote = { ...apps.quote, version: 'new-1' };
    const third = addRelease(file, { ...apps, quote }, '2026-01-03T00:00:00.000Z').file;
    const fourth = addRelease(
      promote(third, 'r3'),
      { ...apps, quote, bind: { ...apps.bind, version: 'new-2' } },
      '2026-01-04T00:00:00.000Z',
    ).file;
    const back = rollBack(setCanary(fourth, { release: 'r4', share: 0.1 }));
    expect(back).toMatchObject({ live: 'r2', canary: null, revoked: ['r3', 'r4'] });
  });

  it('takes back one part in a new release, and revokes every release with the version that is taken back', () => {
    const { apps } = file.releases['r2'] ?? { apps: exampleApps(2) };
    const bad = { ...apps, quote: { ...apps.quote, version: 'bad-1' } };
    const third = addRelease(file, bad, '2026-01-03T00:00:00.000Z').file;
    const rates = { ...apps.rates, version: 'good-1' };
    const fourth = addRelease(promote(third, 'r3'), { ...bad, rates }, '2026-01-04T00:00:00.000Z').file;
    const { id, file: back } = rollBackPart(promote(fourth, 'r4'), apps.quote, '2026-01-05T00:00:00.000Z');
    expect(back).toMatchObject({ live: 'r5', previous: 'r2', revoked: ['r3', 'r4'] });
    expect(back.releases[id]?.apps).toEqual({ ...apps, rates });
  });

  it('ends a canary and revokes its release', () => {
    const ended = endCanary(setCanary(file, { release: 'r1', share: 0.5 }));
    expect(ended).toMatchObject({ canary: null, revoked: ['r1'] });
  });

  it.each([0, -1, 1, 1.01, Number.NaN])('rejects a canary share of %p', (share) => {
    expect(() => setCanary(file, { release: 'r1', share })).toThrow('share');
  });
});
