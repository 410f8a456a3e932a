import { clientNetwork } from '@infra/server';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * One line per request: the route's template, never its address, which contains an id (design: payload encryption).
 * An error has a digest of its source, to distinguish one client's requests from many clients'.
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
