import { exampleApps, exampleReleaseFile } from '../testing/exampleRelease';
import { addRelease, promote, rollBack, setCanary, setFrozen } from './changeReleases';

const file = exampleReleaseFile();

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
    const canary = setCanary(setCanary(file, { release: 'r1', share: 0.5 }), null);
    expect(canary.previous).toBeNull();
  });

  it('lets nothing go live while frozen, but lets a release go back', () => {
    const frozen = setFrozen(file, true);
    expect(() => promote(frozen, 'r1')).toThrow('frozen');
    expect(() => setCanary(frozen, { release: 'r1', share: 0.1 })).toThrow('frozen');
    expect(rollBack(frozen)).toMatchObject({ live: 'r1', frozen: true });
    expect(setFrozen(frozen, false)).toEqual(file);
  });

  it('ends a canary and revokes its release', () => {
    const ended = setCanary(setCanary(file, { release: 'r1', share: 0.5 }), null);
    expect(ended).toMatchObject({ canary: null, revoked: ['r1'] });
  });

  it.each([0, -1, 1.01, Number.NaN])('rejects a canary share of %p', (share) => {
    expect(() => setCanary(file, { release: 'r1', share })).toThrow('share');
  });
});
