import { extname } from 'node:path';
import { versionName, type AppName } from '@infra/releases';
import { encodingFor, tagFor, type Encoding } from '@infra/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadFile } from './shareFiles';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  // Only development builds write source maps.
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  // The licenses of a script's packages, next to it.
  '.txt': 'text/plain; charset=utf-8',
};
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

interface AssetParams {
  version: string;
  file: string;
}

/** A file as the browser wants it, or as it is if it is not kept in that encoding; null if there is none. */
export async function readVariant(
  read: ReadFile,
  path: string,
  accepted: string | undefined,
): Promise<{ content: Buffer; encoding: Encoding } | null> {
  const encoding = encodingFor(accepted);
  const wanted = await read(path + SUFFIXES[encoding]);
  if (wanted || encoding === 'identity') return wanted && { content: wanted, encoding };
  const content = await read(path);
  return content && { content, encoding: 'identity' };
}

/**
 * A file of a published version: named by its content, so it is cacheable forever and readable from every
 * origin. Only the site's pages see its size and times (ADR 0042).
 */
export function serveAsset(app: AppName, read: ReadFile, site: string) {
  return async (request: FastifyRequest<{ Params: AssetParams }>, reply: FastifyReply) => {
    const { version, file } = request.params;
    const type = types[extname(file)];
    const isPlain = /^[\w-]+$/.test(version) && /^[\w-][\w.-]*$/.test(file) && file !== 'build.json';
    const path = `${versionName(app, version)}/${file}`;
    const found = isPlain && type ? await readVariant(read, path, request.headers['accept-encoding']) : null;
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': site,
    });
    if (!found || !type)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        // A version's file never changes.
        etag: tagFor(version, found.encoding),
        'accept-ranges': 'bytes',
      })
      .type(type)
      .send(found.content);
  };
}
