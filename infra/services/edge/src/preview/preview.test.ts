import { join } from 'node:path';
import { sealPreview, signingKey, type ReleaseFile } from '@infra/releases';
import { exampleApps, exampleId, exampleReleaseFile, withPointer, withThird } from '@infra/releases/testing';
import { changeReleases, edgeFor, published } from '../testing/edgeFor';

const HOUR = 3_600_000;

const THIRD = 'quote@bbb-1';
const PREVIEWED = exampleId(2).replace('quote@aaa-2', THIRD);
const LIVE = `"release":"${exampleId(2)}"`;

/** One more version of quote alone, which nobody was given. */
const withQuote = (file: ReleaseFile): ReleaseFile =>
  withThird(file, [{ ...exampleApps(2).quote, version: 'bbb-1', owner: 'Quote <team>' }]);

async function setUp(ends = Date.now() + HOUR) {
  const data = await published(withQuote);
  const folder = join(data, 'releases');
  const { edge } = await edgeFor(data);
  const link = sealPreview(THIRD, new Date(ends), signingKey(folder));
  const url = `/releases/preview/${link}`;
  const press = (headers = {}) => edge.inject({ method: 'POST', url, headers });
  const page = (cookie = '') => edge.inject({ url: '/', headers: { cookie } });
  const change = (next: (file: ReleaseFile) => ReleaseFile) => changeReleases(data, next);
  return { edge, url, link, press, page, change };
}

it('a link shows what it previews, whose it is and until when, and changes nothing by being opened', async () => {
  const { edge, url } = await setUp(Date.UTC(2099, 0, 2, 10));
  const { statusCode, headers, body } = await edge.inject(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>Preview of quote@bbb-1</h1>');
  expect(body).toContain('<li>quote (Quote &lt;team&gt;)</li>');
  expect(body).toContain('January 2, 2099');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const spanish = await edge.inject({ url, headers: { 'accept-language': 'es' } });
  expect(spanish.body).toContain('Comenzar la vista previa');
});

it('its button shows one browser the version, and the page says so; everyone else gets the live one', async () => {
  const { press, page, link } = await setUp();
  const { statusCode, headers } = await press();
  expect([statusCode, headers.location]).toEqual([303, '/']);
  expect(headers['set-cookie']).toMatch(
    new RegExp(`^preview=${link}; Path=/; Max-Age=3[56]\\d\\d; SameSite=Lax; HttpOnly$`),
  );
  const { body, headers: of } = await page(`preview=${link}`);
  expect(body).toContain(`"release":"${PREVIEWED}"`);
  expect(body).toContain('"preview":{"parts":[{"name":"quote","owner":"Quote');
  // A preview keeps no release.
  expect([of['set-cookie']].flat()).toEqual([expect.stringMatching(/^visit=/)]);
  const other = await page();
  expect(other.body).toContain(LIVE);
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
  ['forged', (link) => link.replace('bbb-1', 'aaa-1')],
  ['cut off', (link) => link.slice(0, -3)],
  ['an address', () => 'https:%2F%2Fevil.example'],
])('a link that is %s puts nobody anywhere', async (_name, forge) => {
  const { edge, link, page } = await setUp();
  const { statusCode, headers } = await edge.inject({
    method: 'POST',
    url: `/releases/preview/${forge(link)}`,
  });
  expect([statusCode, headers.location, headers['set-cookie']]).toEqual([410, undefined, undefined]);
  expect((await page(`preview=${forge(link)}`)).body).toContain(LIVE);
});

it('another site cannot put its visitors on a preview', async () => {
  const { press } = await setUp();
  expect((await press({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(410);
  expect((await press({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
});

it.each<[string, (file: ReleaseFile) => ReleaseFile]>([
  ['revoked', (file) => ({ ...file, revoked: [THIRD] })],
  ['live for everyone', (file) => withPointer(file, 'quote', { live: 'bbb-1' })],
  ['removed', (file) => ({ ...file, versions: exampleReleaseFile().versions })],
])('a preview ends once its version is %s', async (_name, next) => {
  const { page, link, change } = await setUp();
  await change(next);
  const { body, headers } = await page(`preview=${link}`);
  expect(body).not.toContain('"preview"');
  expect(headers['set-cookie']).toContainEqual('preview=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
});

it('ends with its time, and can be left before', async () => {
  const { edge, page, link } = await setUp(Date.now() - 1000);
  expect((await page(`preview=${link}`)).body).toContain(LIVE);
  const left = await edge.inject({ method: 'DELETE', url: '/releases/preview' });
  expect([left.statusCode, left.headers['set-cookie']]).toEqual([
    204,
    'preview=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
  ]);
});
