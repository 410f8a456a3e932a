import type { IsTrusted } from '@infra/server';
import { PARTNER_HEADER } from '@shared/domain';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { callerOf, visitIn } from '../../limits/callerOf';
import type { LimitName } from '../../limits/rateLimiter';
import { refuseOverLimit } from '../../limits/refuseOverLimit';

/** A partner's frame has no cookie, so its quotes have a limit between a visit's and a caller's without one. */
function limitOf({ routeOptions, visit, headers }: FastifyRequest): LimitName | undefined {
  const { limit } = routeOptions.config;
  if (limit !== 'create') return limit;
  if (visit !== null) return 'createInVisit';
  return headers[PARTNER_HEADER] === undefined ? 'create' : 'createAtPartner';
}

/**
 * Limits by visit or address before anything is read, or by quote key once the envelope is decrypted (design: limits
 * and bad input).
 */
export const rateLimits = fp<{ isTrusted: IsTrusted }>((app, { isTrusted }, done) => {
  app.decorateRequest('visit', null);
  const count = async (request: FastifyRequest, who: string) => {
    const limit = limitOf(request);
    if (limit) await refuseOverLimit(app.limiter, limit, who);
  };
  app.addHook('onRequest', async (request) => {
    request.visit = visitIn(request, isTrusted(request.socket.remoteAddress ?? '', 0));
    if (!request.routeOptions.config.limitByKey) await count(request, callerOf(request));
  });
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.limitByKey && request.sealed)
      await count(request, request.sealed.keyHash);
  });
  done();
});
