import { join } from 'node:path';
import { sealPreview, signingKey, type ReleaseFile } from '@infra/releases';
import { exampleApps, exampleReleaseFile } from '@infra/releases/testing';
import { changeReleases, edgeFor, published } from '../testing/edgeFor';

const HOUR = 3_600_000;

/** r3 differs from the live r2 in quote alone, and nobody was given it. */
function withThird(file: ReleaseFile): ReleaseFile {
  const live = exampleApps(2);
  const apps = { ...live, quote: { ...live.quote, version: 'bbb-1', owner: 'Quote <team>' } };
  const r3 = { id: 'r3', createdAt: '2026-01-03T00:00:00.000Z', apps };
  return { ...file, left: {}, releases: { ...file.releases, r3 } };
}

async function setUp(ends = Date.now() + HOUR) {
  const data = await published(withThird);
  const folder = join(data, 'releases');
  const { edge } = await edgeFor(data);
  const link = sealPreview('r3', new Date(ends), signingKey(folder));
  const url = `/releases/preview/${link}`;
  const press = (headers = {}) => edge.inject({ method: 'POST', url, headers });
  const page = (cookie: string) => edge.inject({ url: '/', headers: { cookie } });
  const change = (next: Partial<ReleaseFile>) => changeReleases(data, next);
  return { edge, url, link, press, page, change };
}

it('a link shows what it previews, whose it is and until when, and changes nothing by being opened', async () => {
  const { edge, url } = await setUp(Date.UTC(2099, 0, 2, 10));
  const { statusCode, headers, body } = await edge.inject(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>Preview of release r3</h1>');
  expect(body).toContain('<li>quote (Quote &lt;team&gt;)</li>');
  expect(body).toContain('January 2, 2099');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const spanish = await edge.inject({ url, headers: { 'accept-language': 'es' } });
  expect(spanish.body).toContain('Comenzar la vista previa');
});

it('its button puts one browser on the release, and the page says so; everyone else gets the live one', async () => {
  const { press, page, link } = await setUp();
  const { statusCode, headers } = await press();
  expect([statusCode, headers.location]).toEqual([303, '/']);
  expect(headers['set-cookie']).toMatch(
    new RegExp(`^preview=${link}; Path=/; Max-Age=3[56]\\d\\d; SameSite=Lax; HttpOnly$`),
  );
  const { body, headers: of } = await page(`preview=${link}; release=r2`);
  expect(body).toContain('"release":"r3"');
  expect(body).toContain('"preview":{"parts":[{"name":"quote","owner":"Quote');
  // A preview keeps no release.
  expect([of['set-cookie']].flat()).toEqual([expect.stringMatching(/^visit=/)]);
  const other = await page('release=r3');
  expect(other.body).toContain('"release":"r2"');
  expect(other.body).not.toContain('"preview"');
});

it('a link works once', async () => {
  const { edge, url, press } = await setUp();
  await press();
  expect((await press()).statusCode).toBe(410);
  const { statusCode, body } = await edge.inject(url);
  expect([statusCode, body]).toEqual([410, expect.stringContaining('no longer works')]);
});

it.each<[string, (link: string) => string]>([
  ['forged', (link) => link.replace('r3', 'r2')],
  ['cut off', (link) => link.slice(0, -3)],
  ['an address', () => 'https:%2F%2Fevil.example'],
])('a link that is %s puts nobody anywhere', async (_name, forge) => {
  const { edge, link, page } = await setUp();
  const { statusCode, headers } = await edge.inject({
    method: 'POST',
    url: `/releases/preview/${forge(link)}`,
  });
  expect([statusCode, headers.location, headers['set-cookie']]).toEqual([410, undefined, undefined]);
  expect((await page(`preview=${forge(link)}`)).body).toContain('"release":"r2"');
});

it('another site cannot put its visitors on a preview', async () => {
  const { press } = await setUp();
  expect((await press({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(410);
  expect((await press({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
});

it.each<[string, Partial<ReleaseFile>]>([
  ['revoked', { revoked: ['r3'] }],
  ['live for everyone', { live: 'r3', previous: 'r2' }],
  ['removed', { releases: exampleReleaseFile().releases }],
])('a preview ends once its release is %s', async (_name, next) => {
  const { page, link, change } = await setUp();
  await change(next);
  const { body, headers } = await page(`preview=${link}; release=r2`);
  expect(body).not.toContain('"preview"');
  expect(headers['set-cookie']).toContainEqual('preview=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
});

it('ends with its time, and can be left before', async () => {
  const { edge, page, link } = await setUp(Date.now() - 1000);
  expect((await page(`preview=${link}`)).body).toContain('"release":"r2"');
  const left = await edge.inject({ method: 'DELETE', url: '/releases/preview' });
  expect([left.statusCode, left.headers['set-cookie']]).toEqual([
    204,
    'preview=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
  ]);
});
