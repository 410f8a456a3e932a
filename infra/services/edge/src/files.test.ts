import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionFolder } from '@infra/releases';
import { edgeFor, published } from './testing/edgeFor';

function put(data: string, name: string, content: string): void {
  const folder = versionFolder(join(data, 'releases'), 'quote', 'aaa-2');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
}

describe('files of a version', () => {
  it('are cacheable forever, readable from every origin, and compressed if the client accepts it', async () => {
    const data = await published();
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
      'timing-allow-origin': 'http://localhost:7000',
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
    const data = await published();
    put(data, 'build.json', '{}');
    const { edge } = await edgeFor(data, {}, 'quote');
    const { statusCode, headers } = await edge.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
