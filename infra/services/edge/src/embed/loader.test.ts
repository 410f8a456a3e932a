import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore, loaderName, versionFolder } from '@infra/releases';
import { exampleReleaseFile, withPointer } from '@infra/releases/testing';
import { changeReleases, edgeFor, published } from '../testing/edgeFor';
import { withEmbed } from '../testing/partnersApi';

function put(data: string, version: string, name: string, content: string): void {
  const folder = versionFolder(join(data, 'releases'), 'quote', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
}

const setUp = async () => {
  const data = await published(withEmbed);
  for (const number of [1, 2]) {
    put(data, `aaa-${number}`, 'embed-loader.3.js', `load(${number})`);
    put(data, `aaa-${number}`, 'embed-loader.3.js.br', `br(${number})`);
    put(data, `aaa-${number}`, 'embed.1.js', `embed(${number})`);
    await folderStore(join(data, 'releases')).files.put(loaderName(`1.0.${number}`), `kept(${number})`);
  }
  return { data, ...(await edgeFor(data)) };
};

describe('the loader', () => {
  it('by its evergreen name is that of the live release, asked for every time', async () => {
    const { data, edge } = await setUp();
    const { body, headers } = await edge.inject('/embed/v1.js');
    expect(body).toBe('load(2)');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = { url: '/embed/v1.js', headers: { 'if-none-match': String(headers.etag) } };
    expect((await edge.inject(again)).statusCode).toBe(304);
    await changeReleases(data, (file) => withPointer(file, 'quote', { live: 'aaa-1' }));
    expect((await edge.inject(again)).body).toBe('load(1)');
  });

  it('by its version never changes, and outlives the releases that had it', async () => {
    const { data, edge } = await setUp();
    await changeReleases(data, (file) => ({ ...file, versions: exampleReleaseFile().versions }));
    for (const number of [1, 2]) {
      const url = `/embed/1.0.${number}.js`;
      const { body, headers } = await edge.inject(url);
      expect(body).toBe(`kept(${number})`);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('by its version has its hash as its tag, for a page that demands it, and is compressed', async () => {
    const { edge } = await setUp();
    const hash = createHash('sha384').update('kept(1)').digest('base64');
    const sent = { url: '/embed/1.0.1.js', headers: { 'accept-encoding': 'br' } };
    const { headers, rawPayload } = await edge.inject(sent);
    expect(headers).toMatchObject({ etag: `"sha384-${hash}-br"`, 'content-encoding': 'br' });
    expect(brotliDecompressSync(rawPayload).toString()).toBe('kept(1)');
    const again = { ...sent, headers: { ...sent.headers, 'if-none-match': String(headers.etag) } };
    expect((await edge.inject(again)).statusCode).toBe(304);
  });

  it.each([
    '/embed/1.0.9.js',
    '/embed/1.0.js',
    '/embed/v2.js',
    '/embed/..%2fbuild.json',
    '/embed/constructor',
  ])('is not at %s', async (url) => {
    const { edge } = await setUp();
    const { statusCode, headers } = await edge.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('of releases without one is not there', async () => {
    const { edge } = await edgeFor(published());
    expect((await edge.inject('/embed/v1.js')).statusCode).toBe(404);
    expect((await edge.inject('/embed/1.0.0.js')).statusCode).toBe(404);
  });

  it('finds the embedded quote on the site’s own origin', async () => {
    const { edge } = await setUp();
    const { body, headers } = await edge.inject('/embed/assets/aaa-1/embed.1.js');
    expect([body, headers['cache-control']]).toEqual(['embed(1)', 'public, max-age=31536000, immutable']);
    expect((await edge.inject('/embed/assets/aaa-1/build.json')).statusCode).toBe(404);
  });
});
