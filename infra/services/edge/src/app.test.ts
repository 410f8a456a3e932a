import { liveOf } from '@infra/releases';
import { exampleBuild, exampleId } from '@infra/releases/testing';
import { tempFolder } from '@shared/testing/tempFolder';
import type { PageData } from '@shared/federation/page';
import { buildEdge } from './app';
import { readEnvironment } from './environment';
import { hashSource } from './page/securityHeaders';
import { edgeFor, published } from './testing/edgeFor';

test('the site stays ready without another part, and names it', async () => {
  const environment = readEnvironment('shell', { DATA_DIR: await published(), PORT_BASE: '7000' });
  const edge = await buildEdge({ app: 'shell', environment, partStates: () => ({ rates: 'down' }) });
  const answer = await edge.inject('/ready');
  await edge.close();
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { app: 'shell', ready: true, unavailable: { rates: 'down' } },
  ]);
});

describe('pages', () => {
  it.each([
    ['/quotes/%E0%A4%A/rates', 302],
    ['/v2/quotes/%E0%A4%A', 400],
  ])('a malformed address, %s, is answered with %i instead of a broken page', async (url, status) => {
    const { edge } = await edgeFor(published());
    expect((await edge.inject(url)).statusCode).toBe(status);
  });

  it('carry a policy without unsafe keywords or nonces, whose hashes match the inline code (security, Browser)', async () => {
    const { edge } = await edgeFor(published());
    const { headers, body } = await edge.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|nonce/);
    for (const script of ['guard()', 'zip()']) {
      expect(body).toContain(`<script>${script}</script>`);
      expect(policy).toContain(hashSource(script));
    }
    const style = /<style id="static-style">(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    expect(policy).toContain(hashSource(style));
    expect(policy).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'integrity-policy': 'blocked-destinations=(script)',
    });
  });

  it('include the start fragment only at / and /quotes/new', async () => {
    const { edge } = await edgeFor(published());
    for (const url of ['/', '/quotes/new', '/quotes/new/?zip_code=60018']) {
      expect((await edge.inject(url)).body).toContain('<b>ZIP</b>');
    }
    const other = await edge.inject('/rates/abc/screen');
    expect(other.body).not.toContain('<b>ZIP</b>');
    expect(other.body).toContain('http://localhost:7002/assets/aaa-2/remoteEntry.1.js');
  });

  it('load a remote that was added after this process started, from its own port', async () => {
    const data = await published((file) => {
      const added = { ...exampleBuild('rates'), app: 'hello', routes: ['/hello'], version: 'bbb-1', port: 4 };
      const hello = { app: added, at: '2026-01-03', by: 'local' };
      const pointer = { live: 'bbb-1', canary: null, history: [], seq: 1 };
      const versions = Object.fromEntries([...Object.entries(file.versions), ['hello@bbb-1', hello]]);
      return {
        ...file,
        versions: versions as typeof file.versions,
        pointers: { ...file.pointers, hello: pointer },
      };
    });
    const { edge } = await edgeFor(data);
    const { body, headers } = await edge.inject('/hello');
    expect(body).toContain('href="http://localhost:7004/assets/bbb-1/remoteEntry.1.js"');
    expect(String(headers['content-security-policy'])).toMatch(/script-src [^;]* http:\/\/localhost:7004/);
  });

  it("show a step's heading if the browser holds a quote, and a placeholder otherwise (ADR 0022)", async () => {
    const headings = {
      html: { '/rates/:id/screen': '<h1>Prices</h1><img src="__assets__/road.svg">' },
      css: 'h1{color:red}',
    };
    const data = await published((file) => {
      const rates = liveOf(file, 'rates');
      if (rates) rates.headings = { en: headings, es: headings };
      return file;
    });
    const { edge } = await edgeFor(data);
    const { body, headers } = await edge.inject('/rates/abc/screen');
    const [, heading] =
      /<div data-if-open>(.*?)<\/div><div data-unless-open><i>...<\/i><\/div>/.exec(body) ?? [];
    // A picture comes from the remote's own files.
    expect(heading).toMatch(/^<h1>Prices<\/h1><img src="http:\/\/[^"]+\/road\.svg">$/);
    expect(heading).not.toContain('__assets__');
    const style = /<style id="static-style">(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    expect(style).toMatch(/^a\{.*\[data-if-open\]\{display:none\}.*h1\{color:red\}$/);
    expect(headers['content-security-policy']).toContain(hashSource(style));
    for (const url of ['/', '/contact-us', '/quotes/vehicles'])
      expect((await edge.inject(url)).body).not.toContain('data-if-open');
  });

  it('load and preload every script with its hash', async () => {
    const { edge } = await edgeFor(published());
    const { body } = await edge.inject('/');
    const tags = body.match(/<(script|link)[^>]*(src|rel="preload")[^>]*>/g) ?? [];
    expect(tags).toHaveLength(2);
    for (const tag of tags) expect(tag).toMatch(/crossorigin="anonymous" integrity="sha384-/);
  });

  it('delay preloads that only the holder of a quote uses, because browsers warn about unused ones', async () => {
    const { edge } = await edgeFor(published());
    const { body } = await edge.inject('/rates/abc/screen');
    const [, before = '', held = ''] = /^(.*)<template id="preloads">(.*?)<\/template>/s.exec(body) ?? [];
    expect(held).toMatch(/^<link rel="preload" [^>]*remoteEntry[^>]* integrity="sha384-/);
    expect(before + body.slice(before.length + held.length + 40)).not.toContain('rel="preload"');
    // The script that enables these preloads comes after them.
    expect(body.indexOf('<script>zip()')).toBeGreaterThan(body.indexOf('</template>'));
    expect((await edge.inject('/')).body).not.toContain('<template');
  });

  it('embed their data so that no text can close the block', async () => {
    const { edge } = await edgeFor(published());
    const { body } = await edge.inject('/');
    const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    const data: PageData = JSON.parse(block);
    // The visible content comes before the data (budgets, LCP).
    expect(body.indexOf('id="static-page"')).toBeLessThan(body.indexOf('id="page-data"'));
    expect(data).toMatchObject({
      release: exampleId(2),
      language: 'en',
      config: { brand: 'Example </script>' },
    });
    expect(data.remotes).toMatchObject({
      quote: {
        live: { version: 'aaa-2' },
        previous: { version: 'aaa-1', base: 'http://localhost:7001/assets/aaa-1/' },
      },
    });
    expect(Object.keys(data.integrity)).toHaveLength(7);
  });

  it.each([
    ['English by default', {}, 'en'],
    ['Spanish if the browser prefers it', { 'accept-language': 'fr, es-MX;q=0.9, en;q=0.5' }, 'es'],
    ['English if the browser prefers it', { 'accept-language': 'es;q=0.4, en-US' }, 'en'],
    ['the language the shopper chose', { 'accept-language': 'es', cookie: 'a=b; language=en' }, 'en'],
  ])('are in %s (readings 27)', async (_name, headers, language) => {
    const { edge } = await edgeFor(published());
    expect((await edge.inject({ url: '/', headers })).body).toContain(`<html lang="${language}">`);
  });

  it.each([
    ['wins over what was chosen and what the browser prefers, and is kept', 'es', 'es', 1],
    ['that does not exist changes nothing', 'fr', 'en', 0],
  ])('a language in a link %s', async (_name, lang, language, count) => {
    const { edge } = await edgeFor(published());
    const { body, headers } = await edge.inject({
      url: `/resume/code?from=partner&lang=${lang}`,
      headers: { 'accept-language': 'en-US', cookie: 'language=en' },
    });
    expect(body).toContain(`<html lang="${language}">`);
    const kept = [headers['set-cookie']].flat().filter((cookie) => cookie?.startsWith('language='));
    expect(kept).toEqual(Array(count).fill('language=es; Path=/; Max-Age=31536000; SameSite=Lax'));
  });

  it('return 304 for their own ETag, and a new page for another language', async () => {
    const { edge } = await edgeFor(published());
    const etag = String((await edge.inject('/')).headers.etag);
    const again = { 'if-none-match': etag };
    expect((await edge.inject({ url: '/', headers: again })).statusCode).toBe(304);
    const spanish = await edge.inject({ url: '/', headers: { ...again, cookie: 'language=es' } });
    expect(spanish.statusCode).toBe(200);
  });

  it('turn integrity off only for the negative control', async () => {
    const { edge } = await edgeFor(published(), { integrity: false });
    const { body, headers } = await edge.inject('/');
    expect(body).not.toMatch(/guard\(\)|integrity="/);
    expect(headers['integrity-policy']).toBeUndefined();
  });
});

it.each([
  '/ready',
  '/',
  '/rates/abc/screen',
  '/embed/frame?partner=pk_bank',
  '/embed/v1/partners/pk_bank?mode=frame',
])('without a release and an API, %s is a 503 that says when to come back', async (url) => {
  const { edge } = await edgeFor(tempFolder('edge'), { apiOrigin: 'http://127.0.0.1:1' });
  const { statusCode, headers } = await edge.inject(url);
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});
