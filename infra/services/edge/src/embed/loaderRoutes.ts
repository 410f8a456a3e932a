import { createHash } from 'node:crypto';
import { liveOf, loaderName, versionName, type ReleaseFile } from '@infra/releases';
import { tagFor } from '@infra/server';
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { readVariant } from '../assets/serveAsset';
import type { ReadFile } from '../assets/shareFiles';
import { type BuiltPage, packPage } from '../page/buildPage';
import type { Pages } from '../page/pages';
import { sendPage } from '../page/servePage';
import { OPEN_TO_ALL } from './openToAll';

interface Options {
  read: ReadFile;
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

/** The live quote's loader. */
function loaderOf(file: ReleaseFile): Loader | null {
  const quote = liveOf(file, 'quote');
  const loader = quote?.embed?.loader;
  if (!quote || !loader) return null;
  const path = `${versionName('quote', quote.version)}/${loader.file}`;
  return { path, tag: quote.files[loader.file]?.integrity ?? '' };
}

/** One version in every encoding. Its tag is its hash, which a partner's page can demand as `integrity`. */
function packVersion(content: Buffer): BuiltPage {
  const hash = createHash('sha384').update(content).digest('base64');
  return { ...packPage(content.toString(), {}), tag: `sha384-${hash}` };
}

const SCRIPT = { ...OPEN_TO_ALL, 'content-type': 'text/javascript; charset=utf-8', vary: 'Accept-Encoding' };

const refuse = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ ...OPEN_TO_ALL, 'cache-control': 'no-store' })
    .type('text/plain')
    .send('Not found');

/** `/embed/v1.js`, which follows the live release, and `/embed/1.1.0.js`, which never changes. */
export function loaderRoutes(edge: FastifyInstance, { read, pages, config }: Options): void {
  const versions = new Map<string, BuiltPage>();
  edge.get('/embed/v1.js', { config }, async ({ headers }, reply) => {
    const loader = loaderOf(pages.file());
    const found = loader && (await readVariant(read, loader.path, headers['accept-encoding']));
    if (!found) return refuse(reply);
    const etag = tagFor(loader.tag, found.encoding);
    reply.headers({ ...SCRIPT, 'cache-control': 'no-cache', etag });
    if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
    return reply.send(found.content);
  });
  edge.get<{ Params: { file: string } }>('/embed/:file', { config }, async (request, reply) => {
    const [, version] = VERSION.exec(request.params.file) ?? [];
    const content = version === undefined ? null : await read(loaderName(version));
    if (version === undefined || !content) return refuse(reply);
    const packed = versions.get(version) ?? packVersion(content);
    versions.set(version, packed);
    reply.headers({ ...SCRIPT, 'cache-control': 'public, max-age=31536000, immutable' });
    return sendPage(request, reply, packed);
  });
}
