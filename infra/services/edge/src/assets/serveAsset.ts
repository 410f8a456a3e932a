import { extname } from 'node:path';
import { versionName, type AppName } from '@infra/releases';
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
};
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

interface AssetParams {
  version: string;
  file: string;
}

/** The smallest form of a file that the browser accepts; null if there is none. */
export async function readVariant(
  read: ReadFile,
  path: string,
  accepted: string,
): Promise<{ content: Buffer; encoding?: string } | null> {
  for (const { name, suffix } of encodings) {
    if (!accepted.includes(name)) continue;
    const content = await read(path + suffix);
    if (content) return { content, encoding: name };
  }
  const content = await read(path);
  return content && { content };
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
    const accepted = request.headers['accept-encoding'] ?? '';
    const found = isPlain && type ? await readVariant(read, path, accepted) : null;
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': site,
    });
    if (!found || !type)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    if (found.encoding) reply.header('content-encoding', found.encoding);
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' })
      .type(type)
      .send(found.content);
  };
}
