import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, type ReleaseFile } from '@infra/releases';
import { exampleId, withPointer, withThird } from '@infra/releases/testing';
import { MEASURES_PATH } from '@shared/federation/page';
import { changeReleases, edgeFor, pinCookie, published } from '../testing/edgeFor';

const PARTS = ['shell', 'quote', 'rates', 'bind'] as const;
const names = (number: number) => PARTS.map((app) => nameOf({ app, version: `aaa-${number}` }));
const since = '2026-01-03T00:00:00.000Z';

/** The third version of every part is live. */
const promoted = (file: ReleaseFile): ReleaseFile =>
  PARTS.reduce((next, app) => withPointer(next, app, { live: 'aaa-3' }), {
    ...withThird(file),
    left: Object.fromEntries(names(2).map((name) => [name, ago(1)])),
  });
/** The third version of one part is its canary. */
const withCanary = (file: ReleaseFile, share: number, app: (typeof PARTS)[number] = 'quote'): ReleaseFile =>
  withPointer(withThird(file), app, { canary: { version: 'aaa-3', share, since } });

type Edge = Awaited<ReturnType<typeof edgeFor>>['edge'];

/** Loads a page: its release, and the cookies it sets, by name. */
async function load(edge: Edge, cookie = '', url = '/') {
  const { body, headers } = await edge.inject({ url, headers: { cookie } });
  const lines = [headers['set-cookie'] ?? []].flat();
  const set = Object.fromEntries(lines.map((line) => [line.split('=')[0] ?? '', line]));
  return { release: /"release":"([^"]+)"/.exec(body)?.[1], set, pin: set['release']?.split(';')[0] ?? '' };
}

/** The first quote was replaced so many hours ago. */
const left = (hours: number) => (file: ReleaseFile) => ({
  ...file,
  left: { ...file.left, 'quote@aaa-1': ago(hours) },
});

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const secondsIn = (line: unknown) => Number(/Max-Age=(\d+)/.exec(String(line))?.[1]);

describe("a visit's release", () => {
  it.each<[string, (file: ReleaseFile) => ReleaseFile, (data: string) => string, number]>([
    ['the live versions', (file) => file, () => '', 2],
    ['the versions in the cookie', (file) => file, (data) => pinCookie(data, 1), 1],
    [
      'the live ones if one of the cookie is revoked',
      (file) => ({ ...file, revoked: ['bind@aaa-1'] }),
      (data) => pinCookie(data, 1),
      2,
    ],
    ['the live ones if the cookie is forged', (file) => file, () => `release=${exampleId(1)}~0.zzzzz.x`, 2],
    ['the live ones if the cookie names a property', (file) => file, () => 'release=__proto__', 2],
    [
      'the live ones if nobody was ever given those of the cookie',
      (file) => ({ ...file, left: {} }),
      (data) => pinCookie(data, 1),
      2,
    ],
    [
      'that of a cookie from before pointers',
      (file) => ({ ...file, former: { r1: names(1) } }),
      () => 'release=r1',
      1,
    ],
  ])('is %s', async (_name, change, cookie, number) => {
    const data = await published(change);
    const { edge } = await edgeFor(data);
    const loaded = await load(edge, cookie(data));
    expect(loaded.release).toBe(exampleId(number));
    expect(loaded.set['release']).toMatch('; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly');
    // It stays, whatever goes live.
    await changeReleases(data, (file) => ({
      ...promoted(file),
      left: { ...file.left, ...promoted(file).left },
    }));
    expect((await load(edge, loaded.pin, '/quotes/drivers')).release).toBe(exampleId(number));
    expect((await load(edge)).release).toBe(exampleId(3));
  });

  it('is kept for a day after each page and each step, so that it ends when the quote was idle that long', async () => {
    const data = await published();
    const { edge } = await edgeFor(data);
    const cookie = pinCookie(data, 2);
    const step = await edge.inject({ url: `/releases/${exampleId(2)}`, headers: { cookie } });
    expect(step.json()).toEqual({ revoked: false });
    expect(secondsIn(step.headers['set-cookie'])).toBe(86_400);
    // Without the cookie there is nothing to keep.
    expect((await edge.inject(`/releases/${exampleId(2)}`)).headers['set-cookie']).toBeUndefined();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_700_000);
    await changeReleases(data, promoted);
    expect((await load(edge, cookie)).release).toBe(exampleId(3));
    clock.mockRestore();
  });

  it('is kept for days after a version was replaced, and given up a day before its files may be removed', async () => {
    const data = await published(left(6 * 24 - 2));
    const { edge } = await edgeFor(data);
    const late = await load(edge, pinCookie(data, 1));
    expect(late.release).toBe(exampleId(1));
    expect(secondsIn(late.set['release'])).toBeLessThanOrEqual(2 * 3600);
    await changeReleases(data, left(6 * 24));
    expect((await load(edge, pinCookie(data, 1))).release).toBe(exampleId(2));
  });

  it('is given up when the purchase or the quote ends', async () => {
    const { edge } = await edgeFor(published());
    const { statusCode, headers } = await edge.inject({ method: 'DELETE', url: '/releases/held' });
    expect([statusCode, headers['set-cookie']]).toEqual([
      204,
      'release=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    ]);
  });

  it('follows a rollback of one part with the very next page, and an open page can tell', async () => {
    const data = await published();
    const { edge } = await edgeFor(data);
    const { pin } = await load(edge);
    const asked = async (id: string) => (await edge.inject(`/releases/${id}`)).json();
    expect(await asked(exampleId(2))).toEqual({ revoked: false });
    await changeReleases(data, (file) => ({
      ...withPointer(file, 'bind', { live: 'aaa-1' }),
      revoked: ['bind@aaa-2'],
    }));
    expect((await load(edge, pin)).release).toBe(exampleId(2).replace('bind@aaa-2', 'bind@aaa-1'));
    expect(await asked(exampleId(2))).toEqual({ revoked: true });
    // A version that was removed is gone as well, and what is no release.
    expect(await asked('quote@aaa-9')).toEqual({ revoked: true });
    expect(await asked('constructor')).toEqual({ revoked: true });
  });

  it('stays the same when someone replaces the release file with an unsigned one', async () => {
    const data = await published();
    const { edge, lines } = await edgeFor(data);
    expect((await load(edge)).release).toBe(exampleId(2));
    const unsigned = JSON.stringify({ payload: '{"live":"r1"}', signature: '' });
    writeFileSync(join(data, 'releases/releases.json'), unsigned);
    expect((await load(edge)).release).toBe(exampleId(2));
    await load(edge);
    const problems = lines.filter(({ level }) => level === 'error');
    expect(problems).toEqual([
      { level: 'error', app: 'shell', message: expect.stringContaining('not signed') },
    ]);
  });
});

test('a part that cannot be loaded falls back, and what it reports is taken', async () => {
  const { edge } = await edgeFor(published());
  const { body } = await edge.inject('/');
  const quote = body.slice(body.indexOf('"quote":{"routes"'), body.indexOf('"rates":{"routes"'));
  expect(quote).toContain('"live":{"version":"aaa-2"');
  expect(quote).toContain('"previous":{"version":"aaa-1"');
  expect(body).toContain('/assets/aaa-1/":{"remoteEntry.1.js"');
  const report = { release: exampleId(2), measures: [{ kind: 'load', part: 'quote', version: 'aaa-1' }] };
  const { statusCode } = await edge.inject({ method: 'POST', url: MEASURES_PATH, payload: report });
  expect(statusCode).toBe(204);
});

describe('a canary', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `visitor-${index + 1}`);
  const CANARY = exampleId(2).replace('quote@aaa-2', 'quote@aaa-3');
  async function inCanary(share: number): Promise<string[]> {
    const { edge } = await edgeFor(published((file) => withCanary(file, share)));
    const loads = await Promise.all(ids.map((id) => load(edge, `visitor=${id}`)));
    return ids.filter((_, index) => loads[index]?.release === CANARY);
  }

  it('of 10% is given to 8 to 12% of 1,000 fixed ids; a wider one keeps them', async () => {
    const [tenth, third] = [await inCanary(0.1), new Set(await inCanary(0.3))];
    expect(tenth.length).toBeGreaterThanOrEqual(80);
    expect(tenth.length).toBeLessThanOrEqual(120);
    expect(tenth.every((id) => third.has(id))).toBe(true);
  });

  it('gives a new visitor an id, which decides and stays; without a canary nobody gets one', async () => {
    const { edge } = await edgeFor(published((file) => withCanary(file, 0.5)));
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

  it('compares who began during it, on either version, and only its own part', async () => {
    const data = await published((file) => withCanary(file, 0.999_999));
    const { edge } = await edgeFor(data);
    const { pin, release } = await load(edge);
    const report = async (cookie: string) => {
      const measures = (['quote', 'bind'] as const).map((part) => ({
        kind: 'load',
        part,
        version: part === 'quote' ? 'aaa-3' : 'aaa-2',
      }));
      const payload = { release, measures };
      await edge.inject({ method: 'POST', url: MEASURES_PATH, headers: { cookie }, payload });
    };
    await report(pin);
    await report(pinCookie(data, 2, Date.parse(since) - 1));
    await report('');
    const counted = (await edge.inject('/metrics')).body;
    const of = 'part="quote",version="aaa-3",owner="quote team"';
    expect(counted).toContain(`browser_loads_total{${of},trial="${since}",app="site"} 1`);
    expect(counted).toContain(`browser_loads_total{${of},app="site"} 2`);
    expect(counted).toContain(
      'browser_loads_total{part="bind",version="aaa-2",owner="bind team",app="site"} 3',
    );
  });

  it('never moves a visit that has started', async () => {
    const data = await published((file) => withCanary(file, 0.999_999));
    const { edge } = await edgeFor(data);
    const { release, set } = await load(edge, pinCookie(data, 2));
    expect([release, set['visitor']]).toEqual([exampleId(2), undefined]);
  });
});

test('the visits of the last day are counted by release, from their second page on', async () => {
  const data = await published();
  const { edge } = await edgeFor(data);
  const { pin, set } = await load(edge);
  const cookie = `${pin}; ${set['visit']?.split(';')[0]}`;
  await load(edge, cookie);
  await load(edge, cookie);
  expect((await edge.inject('/metrics')).body).toContain(
    `release_visits{release="${exampleId(2)}",app="site"} 1`,
  );
});
