import { clientNetwork } from '@infra/server';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Logs one line per request, with the route's template instead of the URL, which contains ids (design: payload
 * encryption). A failed request also logs a digest of the client's network, to see if failures come from one client.
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
