import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ApiFailure } from './apiFailure';
import { parseStrictJsonBytes } from './parseStrictJson';

/** JSON alone is taken (anything else is 415), unpacked, and it is read strictly. */
export const contentTypes = fp((app: FastifyInstance, _options: object, done: () => void) => {
  // Nothing here unpacks: a small body must not become a large one.
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
