import { clientNetwork } from '@infra/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { refuseOverLimit } from '../../limits/refuseOverLimit';

async function count(app: FastifyInstance, request: FastifyRequest, who: string) {
  const { limit } = request.routeOptions.config;
  if (!limit) return;
  await refuseOverLimit(app.limiter, limit, who);
}

/**
 * Limits by address before anything is read, then by quote key once the envelope is decrypted (design: limits and bad
 * input).
 */
export const rateLimits = fp((app: FastifyInstance, _options: object, done: () => void) => {
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.limitByKey) await count(app, request, clientNetwork(request.ip));
  });
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.limitByKey && request.sealed)
      await count(app, request, request.sealed.keyHash);
  });
  done();
});
