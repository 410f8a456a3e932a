import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { parseStrictJsonBytes } from './parseStrictJson';

/** JSON alone is taken (anything else is 415), and it is read strictly. */
export const contentTypes = fp((app: FastifyInstance, _options: object, done: () => void) => {
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
