import { createHash } from 'node:crypto';
import type { ReleaseFile } from '@infra/releases';
import { changeReleases, edgeFor, published, writeFileOf } from '../testing/edgeFor';
import { BANK, partnersApi, withEmbed } from '../testing/partnersApi';

type Api = Awaited<ReturnType<typeof partnersApi>>;
const URL_OF_BANK = '/embed/frame?partner=pk_bank&lang=es';

const ancestors = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1];
const secret = (file: ReleaseFile) => ({ ...withEmbed(file), left: {} });

describe('the page that a partner frames', () => {
  let api: Api;
  beforeEach(async () => {
    api = await partnersApi();
  });
  afterEach(() => api.stop());
  const open = async (change: (file: ReleaseFile) => ReleaseFile = withEmbed) =>
    (await edgeFor(published(change), { apiOrigin: api.apiOrigin })).edge;

  it('shows the first field in the language asked for, without scripts', async () => {
    const edge = await open();
    const { statusCode, body } = await edge.inject(URL_OF_BANK);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="es">');
    expect(body).toContain('<div id="static-page" data-embed><b>CP</b></div>');
    expect((await edge.inject('/embed/frame?partner=pk_bank')).body).toContain('<b>ZIP</b>');
  });

  it('may be framed by the partner’s pages and nobody else', async () => {
    const { headers } = await (await open()).inject(URL_OF_BANK);
    expect(ancestors(headers['content-security-policy'])).toBe(BANK.origins.join(' '));
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('runs the embedded quote’s scripts by their hashes and nothing else', async () => {
    const { headers, body } = await (await open()).inject(URL_OF_BANK);
    const base = 'http://localhost:7000/embed/assets/aaa-2/';
    expect(body).toContain(
      `<script type="module" src="${base}embed.1.js" crossorigin="anonymous" integrity="sha384-embed.1.js-2"></script>`,
    );
    expect(body).toContain(
      `<link rel="modulepreload" href="${base}embed-edit.2.js" crossorigin="anonymous" integrity="sha384-embed-edit.2.js-2">`,
    );
    const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(Object.keys(map.integrity)).toEqual([`${base}embed.1.js`, `${base}embed-edit.2.js`]);
    const policy = String(headers['content-security-policy']);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(
      /^http:\/\/localhost:7000\/embed\/assets\/aaa-2\/ ('sha256-[\w+/=]{44}' ?){2}$/,
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(body).not.toContain('shell.1.js');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('gives the still start screen the theme’s colors before it is there, by a script of the release alone', async () => {
    const data = await published(withEmbed);
    writeFileOf(data, 'aaa-2', 'embed-still.5.js', 'var stillTheme={}');
    const { edge } = await edgeFor(data, { apiOrigin: api.apiOrigin });
    const { headers, body } = await edge.inject(URL_OF_BANK);
    const script = 'var stillTheme={};stillTheme.dressFrame()';
    const at = ['id="embed-data">', `<script>${script}</script>`, '<div id="static-page" data-embed>'];
    const places = at.map((part) => body.indexOf(part));
    expect(places).toEqual(places.filter((place) => place > 0).toSorted((a, b) => a - b));
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    // The theme of an element is in the address, which the edge never sees.
    expect(body).not.toContain('embed-still.5.js');
  });

  it('knows the partner and its origins, which cannot end the block of data', async () => {
    api.change({ theme: { font: '</script><b>' } });
    const { body } = await (await open()).inject(URL_OF_BANK);
    const block = /id="embed-data">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual({
      partner: 'pk_bank',
      origins: BANK.origins,
      language: 'es',
      theme: { font: '</script><b>' },
      vehicleDataBase: 'http://localhost:7011',
    });
  });

  it('follows the partner’s record within seconds, without a restart', async () => {
    const edge = await open();
    const clock = jest.spyOn(Date, 'now');
    const start = Date.now();
    const at = async (ms: number) => {
      clock.mockReturnValue(start + ms);
      const { statusCode, headers } = await edge.inject(URL_OF_BANK);
      return [statusCode, ancestors(headers['content-security-policy'])];
    };
    expect(await at(0)).toEqual([200, BANK.origins.join(' ')]);
    api.change({ origins: ['https://new.example'] });
    expect(await at(5000)).toEqual([200, 'https://new.example']);
    api.change({ stopped: true });
    expect(await at(10_000)).toEqual([403, '*']);
    clock.mockRestore();
  });

  it.each<[string, string, number, string]>([
    ['an unknown key', '/embed/frame?partner=pk_nobody&lang=es', 404, 'no está configurada'],
    ['an unknown key in English', '/embed/frame?partner=pk_nobody&lang=en', 404, 'isn’t set up'],
    ['no key', '/embed/frame?lang=es', 400, 'incompleta'],
    ['something else in place of the key', '/embed/frame?partner=../pk&lang=en', 400, 'incomplete'],
    ['two keys', '/embed/frame?partner=pk_bank&partner=pk_bank', 400, 'incomplete'],
    ['an unknown language', '/embed/frame?partner=pk_bank&lang=fr', 400, 'incomplete'],
    ['markup', '/embed/frame?partner=%3Cscript%3E&lang=en', 400, 'incomplete'],
  ])('for %s it is a polite sentence and a way to the site', async (_name, url, status, sentence) => {
    const { statusCode, headers, body } = await (await open()).inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
    expect(body).toContain(sentence);
    expect(body).toContain('<a href="/quotes/new" target="_blank" rel="noopener">');
    expect(body).not.toContain('<script');
    // Anyone may read it, so anyone may frame it.
    expect(ancestors(headers['content-security-policy'])).toBe('*');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it.each<[string, Partial<typeof BANK>, string, number]>([
    ['a page of another origin', {}, 'https://evil.example/page', 403],
    ['a partner that only mounts inline', { modes: ['inline'] }, 'https://bank.example/', 403],
    ['a stopped partner', { stopped: true }, 'https://bank.example/', 403],
    ['the partner’s own page', {}, 'https://www.bank.example/quote', 200],
  ])('for %s it answers %#', async (_name, change, referer, status) => {
    api.change(change);
    const { statusCode } = await (await open()).inject({ url: URL_OF_BANK, headers: { referer } });
    expect(statusCode).toBe(status);
  });

  it('of a release without an embedded quote is the polite page', async () => {
    const { statusCode, body } = await (await open((file) => file)).inject(URL_OF_BANK);
    expect([statusCode, body]).toEqual([404, expect.stringContaining('no están disponibles')]);
  });

  it('is the live release’s, and the held one’s for a partner that holds one', async () => {
    const data = await published(withEmbed);
    const { edge } = await edgeFor(data, { apiOrigin: api.apiOrigin });
    const clock = jest.spyOn(Date, 'now');
    let time = Date.now();
    const version = async () => {
      clock.mockReturnValue((time += 5000));
      return /embed\/assets\/(aaa-\d)\/embed.1.js/.exec((await edge.inject(URL_OF_BANK)).body)?.[1];
    };
    expect(await version()).toBe('aaa-2');
    api.change({ hold: 'quote@aaa-1' });
    expect(await version()).toBe('aaa-1');
    await changeReleases(data, (file) => ({ ...file, revoked: ['quote@aaa-1'] }));
    expect(await version()).toBe('aaa-2');
    await changeReleases(data, (file) => ({ ...file, revoked: [], former: { r1: ['quote@aaa-1'] } }));
    // What it held before there were pointers.
    api.change({ hold: 'r1' });
    expect(await version()).toBe('aaa-1');
    api.change({ hold: 'quote@aaa-9' });
    expect(await version()).toBe('aaa-2');
    api.change({ hold: '__proto__' });
    expect(await version()).toBe('aaa-2');
    clock.mockRestore();
  });

  it('holds no release that nobody was given', async () => {
    api.change({ hold: 'quote@aaa-1' });
    expect((await (await open(secret)).inject(URL_OF_BANK)).body).toContain('/aaa-2/embed.1.js');
  });

  it('is not sent again if it has not changed', async () => {
    const edge = await open();
    const { etag } = (await edge.inject(URL_OF_BANK)).headers;
    const again = await edge.inject({ url: URL_OF_BANK, headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
    const other = await edge.inject('/embed/frame?partner=pk_bank&lang=en');
    expect(other.headers.etag).not.toBe(etag);
  });

  it('leaves the site’s own pages unframed by anyone, under the same names', async () => {
    const { headers } = await (await open()).inject('/quotes/new?partner=pk_bank');
    expect(ancestors(headers['content-security-policy'])).toBe("'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });
});
