import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionFolder, writeReleaseFile, type ReleaseFile } from '@infra/releases';
import { exampleReleaseFile } from '@infra/releases/testing';
import type { PageData } from '@shared/federation/page';
import { buildEdge } from './app';
import { readEnvironment, type EdgeEnvironment } from './environment';
import { hashSource } from './page/securityHeaders';

function published(change: (file: ReleaseFile) => ReleaseFile = (file) => file): string {
  const data = mkdtempSync(join(tmpdir(), 'edge-'));
  writeReleaseFile(join(data, 'releases'), change(exampleReleaseFile()));
  return data;
}

async function edgeFor(
  data: string,
  change: Partial<EdgeEnvironment> = {},
  app: 'shell' | 'quote' = 'shell',
) {
  const lines: Record<string, unknown>[] = [];
  const environment = { ...readEnvironment(app, { DATA_DIR: data, PORT_BASE: '7000' }), ...change };
  const edge = await buildEdge({ app, environment, log: (line) => lines.push(line) });
  return { edge, lines };
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening');
  return address.port;
}

function put(data: string, name: string, content: string): void {
  const folder = versionFolder(join(data, 'releases'), 'quote', 'aaa-2');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
}

describe('pages', () => {
  it.each([
    ['/quotes/%E0%A4%A/rates', 302],
    ['/v2/quotes/%E0%A4%A', 400],
  ])('an address that cannot be read, %s, is answered %i and no dead page', async (url, status) => {
    const { edge } = await edgeFor(published());
    expect((await edge.inject(url)).statusCode).toBe(status);
  });

  it('carry a policy without unsafe words or nonces, whose hashes match what is inline (security, Browser)', async () => {
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

  it('stand with the start fragment at / and /quotes/new only', async () => {
    const { edge } = await edgeFor(published());
    for (const url of ['/', '/quotes/new', '/quotes/new/?zip_code=60018']) {
      expect((await edge.inject(url)).body).toContain('<b>ZIP</b>');
    }
    const other = await edge.inject('/rates/abc/screen');
    expect(other.body).not.toContain('<b>ZIP</b>');
    expect(other.body).toContain('http://localhost:7002/assets/aaa-2/remoteEntry.1.js');
  });

  it('load and preload every script with its hash', async () => {
    const { edge } = await edgeFor(published());
    const { body } = await edge.inject('/');
    const tags = body.match(/<(script|link)[^>]*(src|rel="preload")[^>]*>/g) ?? [];
    expect(tags).toHaveLength(2);
    for (const tag of tags) expect(tag).toMatch(/crossorigin="anonymous" integrity="sha384-/);
  });

  it('hold their data where no text can end the block', async () => {
    const { edge } = await edgeFor(published());
    const { body } = await edge.inject('/');
    const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    const data: PageData = JSON.parse(block);
    expect(data).toMatchObject({ release: 'r2', language: 'en', config: { brand: 'Example </script>' } });
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
    ['Spanish where the browser asks for it', { 'accept-language': 'fr, es-MX;q=0.9, en;q=0.5' }, 'es'],
    ['English where it is preferred', { 'accept-language': 'es;q=0.4, en-US' }, 'en'],
    ['what the person chose', { 'accept-language': 'es', cookie: 'a=b; language=en' }, 'en'],
  ])('are in %s (readings 27)', async (_name, headers, language) => {
    const { edge } = await edgeFor(published());
    expect((await edge.inject({ url: '/', headers })).body).toContain(`<html lang="${language}">`);
  });

  it('answer 304 to their own ETag, and anew to another language', async () => {
    const { edge } = await edgeFor(published());
    const etag = String((await edge.inject('/')).headers.etag);
    const again = { 'if-none-match': etag };
    expect((await edge.inject({ url: '/', headers: again })).statusCode).toBe(304);
    const spanish = await edge.inject({ url: '/', headers: { ...again, cookie: 'language=es' } });
    expect(spanish.statusCode).toBe(200);
  });

  it('switch integrity off for the negative control only', async () => {
    const { edge } = await edgeFor(published(), { integrity: false });
    const { body, headers } = await edge.inject('/');
    expect(body).not.toMatch(/guard\(\)|integrity="/);
    expect(headers['integrity-policy']).toBeUndefined();
  });
});

describe('the release a person is given', () => {
  it.each([
    ['the live one', {}, '', 'r2'],
    ['the one their cookie names', {}, 'release=r1', 'r1'],
    ['the live one when theirs is revoked', { revoked: ['r1'] }, 'release=r1', 'r2'],
    ['the live one when theirs never was', {}, 'release=__proto__', 'r2'],
    ['the canary, when it is for all', { canary: { release: 'r1', share: 1 } }, '', 'r1'],
  ])('is %s', async (_name, change, cookie, release) => {
    const { edge } = await edgeFor(published((file) => ({ ...file, ...change })));
    const { body, headers } = await edge.inject({ url: '/', headers: { cookie } });
    expect(body).toContain(`"release":"${release}"`);
    const set =
      cookie === `release=${release}` ? undefined : expect.stringMatching(`^release=${release}; .*HttpOnly`);
    expect(headers['set-cookie']).toEqual(set);
  });

  it('stays what it was when somebody swaps the release file for an unsigned one', async () => {
    const data = published();
    const { edge } = await edgeFor(data);
    expect((await edge.inject('/')).body).toContain('"release":"r2"');
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    writeFileSync(
      join(data, 'releases/releases.json'),
      JSON.stringify({ payload: '{"live":"r1"}', signature: '' }),
    );
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await edge.inject('/')).body).toContain('"release":"r2"');
    expect(said).toHaveBeenCalled();
    said.mockRestore();
  });
});

describe('files of a version', () => {
  it('are kept for ever, open to every origin, and sent compressed where they can be', async () => {
    const data = published();
    put(data, 'chunk.1.js', 'plain');
    put(data, 'chunk.1.js.br', 'brotli');
    const { edge } = await edgeFor(data, {}, 'quote');
    const url = '/assets/aaa-2/chunk.1.js';
    const plain = await edge.inject(url);
    expect(plain.body).toBe('plain');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const small = await edge.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect([small.body, small.headers['content-encoding']]).toEqual(['brotli', 'br']);
  });

  it.each([
    '/assets/aaa-2/build.json',
    '/assets/..%2f..%2f/releases.json',
    '/assets/aaa-2/..%2fx.js',
    '/assets/aaa-2/none.js',
  ])('do not include %s', async (url) => {
    const data = published();
    put(data, 'build.json', '{}');
    const { edge } = await edgeFor(data, {}, 'quote');
    const { statusCode, headers } = await edge.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('calls of the API', () => {
  let api: Server;
  const seen: { url: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];

  beforeAll(async () => {
    api = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        seen.push({ url: request.url ?? '', headers: request.headers, body });
        response.writeHead(201, { etag: '"7"', connection: 'close' }).end('{"ok":true}');
      });
    }).listen(0);
    await new Promise((resolve) => api.once('listening', resolve));
  });
  afterAll(() => api.close());
  beforeEach(() => (seen.length = 0));
  const apiOrigin = () => `http://127.0.0.1:${portOf(api)}`;

  it('pass through with their bytes, and come back with their headers', async () => {
    const { edge } = await edgeFor(published(), { apiOrigin: apiOrigin() });
    await edge.listen({ port: 0, host: '127.0.0.1' });
    const port = portOf(edge.server);
    const answer = await fetch(`http://127.0.0.1:${port}/v2/quotes/abc?x=1`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: 'QEnc a', 'x-forwarded-for': '6.6.6.6' },
      body: '{"encryptedData":"00"}',
    });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([
      201,
      '"7"',
      '{"ok":true}',
    ]);
    expect(seen[0]).toMatchObject({
      url: '/v2/quotes/abc?x=1',
      body: '{"encryptedData":"00"}',
      headers: { authorization: 'QEnc a', 'x-forwarded-for': '127.0.0.1' },
    });
    await edge.close();
  });

  it('are logged by template, never by address (security, Payload encryption)', async () => {
    const { edge, lines } = await edgeFor(published(), { apiOrigin: apiOrigin() });
    await edge.inject('/v2/quotes/3f2a-secret/vehicles/9?zip_code=60018');
    await edge.inject('/quotes/3f2a-secret');
    expect(lines.map(({ route }) => route)).toEqual(['/v2/quotes/:id/vehicles/:id', '/quotes/:resource']);
  });

  it('answer 502 in the person’s language when the API is gone', async () => {
    const { edge } = await edgeFor(published(), { apiOrigin: 'http://127.0.0.1:1' });
    const { statusCode, body } = await edge.inject({ url: '/v2/x', headers: { cookie: 'language=es' } });
    expect(statusCode).toBe(502);
    const message: unknown = expect.stringContaining('no responde');
    expect(JSON.parse(body)).toEqual({ errors: [{ code: 'api_unreachable', message }] });
  });

  it('are limited by address, with a time to wait', async () => {
    const { edge } = await edgeFor(published(), { apiOrigin: apiOrigin() });
    const answers = [];
    for (let call = 0; call < 301; call += 1)
      answers.push(await edge.inject('/v2/locations/lookup?zip_code=60018'));
    const last = answers.at(-1);
    expect(answers[299]?.statusCode).toBe(201);
    expect([last?.statusCode, last?.headers['retry-after']]).toEqual([429, expect.anything()]);
    expect(last?.json()).toMatchObject({ errors: [{ code: 'rate_limited' }] });
  });
});
