import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile } from '@infra/releases';
import { exampleApps } from '@infra/releases/testing';
import { MEASURES_PATH } from '@shared/federation/page';
import { changeReleases, edgeFor, published } from '../testing/edgeFor';

const NEVER_SERVED: Partial<ReleaseFile> = { left: {}, previous: null };
const withThird = (file: ReleaseFile): ReleaseFile => ({
  ...file,
  releases: {
    ...file.releases,
    r3: { id: 'r3', createdAt: '2026-01-03T00:00:00.000Z', apps: exampleApps(3) },
  },
});

type Edge = Awaited<ReturnType<typeof edgeFor>>['edge'];

/** Loads a page: its release, and the cookies it sets, by name. */
async function load(edge: Edge, cookie = '', url = '/') {
  const { body, headers } = await edge.inject({ url, headers: { cookie } });
  const lines = [headers['set-cookie'] ?? []].flat();
  return {
    release: /"release":"(r\d+)"/.exec(body)?.[1],
    set: Object.fromEntries(lines.map((line) => [line.split('=')[0] ?? '', line])),
  };
}

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describe("a visitor's release", () => {
  it.each<[string, Partial<ReleaseFile>, string, string]>([
    ['the live one', {}, '', 'r2'],
    ['the one in the cookie', {}, 'release=r1', 'r1'],
    ["the live one if the cookie's release is revoked", { revoked: ['r1'] }, 'release=r1', 'r2'],
    ['the live one if the cookie names no release', {}, 'release=__proto__', 'r2'],
    ['the live one if nobody was ever given that of the cookie', NEVER_SERVED, 'release=r1', 'r2'],
    ['the canary at a share of 100%', { canary: { release: 'r1', share: 1 } }, '', 'r1'],
  ])('is %s', async (_name, next, cookie, release) => {
    const { edge } = await edgeFor(published((file) => ({ ...file, ...next })));
    const loaded = await load(edge, cookie);
    expect(loaded.release).toBe(release);
    expect(loaded.set['release']).toMatch(
      `release=${release}; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly`,
    );
  });

  it('is kept for a day after each page and each step, so that it ends when the quote was idle that long', async () => {
    const data = await published(withThird);
    const { edge } = await edgeFor(data);
    await changeReleases(data, { live: 'r3', previous: 'r2' });
    expect((await load(edge, 'release=r2', '/quotes/drivers')).set['release']).toContain('Max-Age=86400');
    const step = await edge.inject({ url: '/releases/r2', headers: { cookie: 'release=r2' } });
    expect(step.headers['set-cookie']).toContain('release=r2; Path=/; Max-Age=86400');
    // The browser has dropped the cookie.
    expect((await load(edge)).release).toBe('r3');
    const late = await edge.inject('/releases/r2');
    expect(late.headers['set-cookie']).toBeUndefined();
  });

  it('is kept for days after it was replaced, and given up a day before its files may be removed', async () => {
    const data = await published((file) => ({ ...file, left: { r1: ago(6 * 24 - 2) } }));
    const { edge } = await edgeFor(data);
    const late = await load(edge, 'release=r1');
    expect(late.release).toBe('r1');
    expect(Number(/Max-Age=(\d+)/.exec(late.set['release'] ?? '')?.[1])).toBeLessThanOrEqual(2 * 3600);
    const step = await edge.inject({ url: '/releases/r1', headers: { cookie: 'release=r1' } });
    expect(Number(/Max-Age=(\d+)/.exec(String(step.headers['set-cookie']))?.[1])).toBeLessThanOrEqual(
      2 * 3600,
    );
    await changeReleases(data, { left: { r1: ago(6 * 24) } });
    expect((await load(edge, 'release=r1')).release).toBe('r2');
    const after = await edge.inject({ url: '/releases/r1', headers: { cookie: 'release=r1' } });
    expect(after.headers['set-cookie']).toBeUndefined();
  });

  it('is given up when the purchase or the quote ends: the next page is the live one', async () => {
    const { edge } = await edgeFor(published());
    const { statusCode, headers } = await edge.inject({ method: 'DELETE', url: '/releases/held' });
    expect([statusCode, headers['set-cookie']]).toEqual([
      204,
      'release=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    ]);
  });

  it('follows a rollback with the very next page, and an open page can tell', async () => {
    const data = await published();
    const { edge } = await edgeFor(data);
    expect((await load(edge, 'release=r2')).release).toBe('r2');
    expect((await edge.inject('/releases/r2')).json()).toEqual({ revoked: false });
    await changeReleases(data, { live: 'r1', previous: null, revoked: ['r2'] });
    expect((await load(edge, 'release=r2')).release).toBe('r1');
    expect((await edge.inject('/releases/r2')).json()).toEqual({ revoked: true });
    // A release that was removed is gone as well.
    expect((await edge.inject('/releases/r9')).json()).toEqual({ revoked: true });
  });

  it('stays the same when someone replaces the release file with an unsigned one', async () => {
    const data = await published();
    const { edge, lines } = await edgeFor(data);
    expect((await load(edge)).release).toBe('r2');
    const unsigned = JSON.stringify({ payload: '{"live":"r1"}', signature: '' });
    writeFileSync(join(data, 'releases/releases.json'), unsigned);
    expect((await load(edge)).release).toBe('r2');
    await load(edge);
    const problems = lines.filter(({ level }) => level === 'error');
    expect(problems).toEqual([
      { level: 'error', app: 'shell', message: expect.stringContaining('not signed') },
    ]);
  });
});

describe('a part that cannot be loaded falls back to', () => {
  it.each<[string, Partial<ReleaseFile>, string, string]>([
    ['the version before, where the release is live', { live: 'r3', previous: 'r2' }, 'r3', 'aaa-2'],
    [
      'the live version, where the release is a canary',
      { canary: { release: 'r3', share: 1 } },
      'r3',
      'aaa-2',
    ],
    ['the live version, where the release is kept', { live: 'r3', previous: 'r2' }, 'r2', 'aaa-3'],
  ])('%s', async (_name, next, release, version) => {
    const { edge } = await edgeFor(published((file) => ({ ...withThird(file), ...next })));
    const { body } = await edge.inject({ url: '/', headers: { cookie: `release=${release}` } });
    expect(body).toContain(`"release":"${release}"`);
    expect(body).toContain(`"previous":{"version":"${version}"`);
    const report = { release, measures: [{ kind: 'load', part: 'quote', version }] };
    const { statusCode } = await edge.inject({ method: 'POST', url: MEASURES_PATH, payload: report });
    expect(statusCode).toBe(204);
  });
});

it('a part that the live release did not change falls back to its spare version', async () => {
  const { edge } = await edgeFor(
    published((file) => {
      const third = withThird(file);
      const { r3 } = third.releases;
      const { apps } = file.releases['r2'] ?? {};
      if (!r3 || !apps) throw new Error('no third release');
      const releases = { ...third.releases, r3: { ...r3, apps: { ...r3.apps, quote: apps.quote } } };
      return { ...third, releases, live: 'r3', previous: 'r2', spare: { quote: 'r1' } };
    }),
  );
  const { body } = await edge.inject({ url: '/' });
  const quote = body.slice(body.indexOf('"quote":{"routes"'), body.indexOf('"rates":{"routes"'));
  expect(quote).toContain('"live":{"version":"aaa-2"');
  expect(quote).toContain('"previous":{"version":"aaa-1"');
  expect(body).toContain('/assets/aaa-1/":{"remoteEntry.1.js"');
});

describe('a canary', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `visitor-${index + 1}`);
  async function inCanary(share: number): Promise<string[]> {
    const { edge } = await edgeFor(published((file) => ({ ...file, canary: { release: 'r1', share } })));
    const loads = await Promise.all(ids.map((id) => load(edge, `visitor=${id}`)));
    return ids.filter((_, index) => loads[index]?.release === 'r1');
  }

  it('of 10% is given to 8 to 12% of 1,000 fixed ids; a wider one keeps them', async () => {
    const [tenth, third] = [await inCanary(0.1), new Set(await inCanary(0.3))];
    expect(tenth.length).toBeGreaterThanOrEqual(80);
    expect(tenth.length).toBeLessThanOrEqual(120);
    expect(tenth.every((id) => third.has(id))).toBe(true);
  });

  it('gives a new visitor an id, which decides and stays; without a canary nobody gets one', async () => {
    const canary = { release: 'r1', share: 0.5 };
    const { edge } = await edgeFor(published((file) => ({ ...file, canary })));
    const { set, release } = await load(edge);
    const id = /^visitor=([0-9a-f]{32}); Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/.exec(
      set['visitor'] ?? '',
    )?.[1];
    const again = await load(edge, `visitor=${id}`);
    expect(again.release).toBe(release);
    expect(again.set['visitor']).toBeUndefined();
    const forged = await load(edge, 'visitor=<script>');
    expect(forged.set['visitor']).toMatch(/^visitor=[0-9a-f]{32};/);
    const calm = await edgeFor(published());
    expect((await load(calm.edge)).set['visitor']).toBeUndefined();
  });

  it('marks who arrives during it, on either release, so that they are compared with each other alone', async () => {
    const since = '2026-01-03T00:00:00.000Z';
    const data = await published((file) => ({ ...file, canary: { release: 'r1', share: 1, since } }));
    const { edge } = await edgeFor(data);
    const trial = `trial=${since}`;
    const marked = `${trial}; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly`;
    expect((await load(edge)).set['trial']).toBe(marked);
    expect((await load(edge, 'release=r2')).set['trial']).toBeUndefined();
    expect((await load(edge, 'release=r2; trial=2025-12-31T00:00:00.000Z')).set['trial']).toBeUndefined();
    expect((await load(edge, `release=r2; ${trial}`)).set['trial']).toBe(marked);
    const report = async (cookie: string) => {
      const payload = { release: 'r1', measures: [{ kind: 'load', part: 'quote', version: 'aaa-1' }] };
      await edge.inject({ method: 'POST', url: MEASURES_PATH, headers: { cookie }, payload });
    };
    await report(trial);
    await report('trial=2025-12-31T00:00:00.000Z');
    await report('');
    const counted = (await edge.inject('/metrics')).body;
    const of = 'release="r1",part="quote",version="aaa-1",owner="quote team"';
    expect(counted).toContain(`browser_loads_total{${of},trial="${since}",app="site"} 1`);
    expect(counted).toContain(`browser_loads_total{${of},app="site"} 2`);
    await changeReleases(data, { canary: null });
    expect((await load(edge)).set['trial']).toBeUndefined();
  });

  it('never moves someone who has a release', async () => {
    const canary = { release: 'r1', share: 1 };
    const { edge } = await edgeFor(published((file) => ({ ...file, canary })));
    const { release, set } = await load(edge, 'release=r2');
    expect([release, set['visitor']]).toEqual(['r2', undefined]);
  });
});
