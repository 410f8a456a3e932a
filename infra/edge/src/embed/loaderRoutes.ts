import { loaderName, versionName, type FileStore, type ReleaseFile } from '@infra/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { cacheFiles } from '../assets/cacheFiles';
import { readVariant } from '../assets/serveAsset';
import type { Pages } from '../page/pages';
import { OPEN_TO_ALL } from './openToAll';

interface Options {
  files: FileStore;
  pages: Pages;
  config: RouteShorthandOptions['config'] & object;
}

interface Loader {
  /** Name in the store. */
  path: string;
  /** Differs for each content. */
  tag: string;
}

const VERSION = /^(\d+\.\d+\.\d+)\.js$/;

/** The live release's loader. */
function loaderOf({ releases, live }: ReleaseFile): Loader | null {
  const quote = releases[live]?.apps.quote;
  const loader = quote?.embed?.loader;
  if (!quote || !loader) return null;
  const path = `${versionName('quote', quote.version)}/${loader.file}`;
  return { path, tag: quote.files[loader.file]?.integrity ?? '' };
}

/** `/embed/v1.js`, which follows the live release, and `/embed/1.0.0.js`, which never changes. */
export function loaderRoutes(edge: FastifyInstance, { files, pages, config }: Options): void {
  const read = cacheFiles(files);
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    loader: Loader | null,
    cacheControl: string,
  ) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const found = loader && (await readVariant(read, loader.path, accepted));
    reply.headers(OPEN_TO_ALL);
    if (!found)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    const etag = `"${loader.tag}"`;
    reply.headers({ 'cache-control': cacheControl, vary: 'Accept-Encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (found.encoding) reply.header('content-encoding', found.encoding);
    return reply.type('text/javascript; charset=utf-8').send(found.content);
  };
  edge.get('/embed/v1.js', { config }, async (request, reply) =>
    send(request, reply, loaderOf(pages.file()), 'no-cache'),
  );
  edge.get<{ Params: { file: string } }>('/embed/:file', { config }, async (request, reply) => {
    const [, version] = VERSION.exec(request.params.file) ?? [];
    const loader = version === undefined ? null : { path: loaderName(version), tag: version };
    return send(request, reply, loader, 'public, max-age=31536000, immutable');
  });
}
