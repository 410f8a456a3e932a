import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiFailure } from './apiFailure';
import { parseStrictJsonBytes } from './parseStrictJson';

/** Accepts only uncompressed JSON (anything else is 415), parsed strictly. */
export const contentTypes = fp((app: FastifyInstance, _options: object, done: () => void) => {
  // Bodies are never decompressed, so that a small one cannot become large.
  app.addHook('onRequest', async (request) => {
    if (request.headers['content-encoding'] !== undefined)
      throw new ApiFailure(415, 'unsupported_media_type');
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, finish) => {
    try {
      finish(null, parseStrictJsonBytes(Buffer.from(body)));
    } catch (error) {
      finish(error instanceof Error ? error : new Error('unreadable body'));
    }
  });
  done();
});
