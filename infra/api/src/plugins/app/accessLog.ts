import { clientNetwork } from '@infra/server';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * One line a request: the route's template, never its address, which holds an id (design: payload encryption). A refusal
 * has a digest of its source, so that what one client does can be told from what many do.
 */
export const accessLog = fp((app: FastifyInstance, _options: object, done: () => void) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(reply.statusCode >= 400 ? { client: app.vault.digest('client', clientNetwork(request.ip)) } : {}),
    });
  });
  done();
});
