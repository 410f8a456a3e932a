import helmet from '@fastify/helmet';
import { HSTS } from '@infra/server';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export interface SecurityHeaders {
  servesPages: boolean;
  /** The header that keeps browsers on HTTPS, as on pages; null for none. */
  hsts: string | null;
}

/** Headers of an API that serves JSON: responses may not be framed, sniffed, or leaked as a referrer. */
export const securityHeaders = fp(async (app: FastifyInstance, options: SecurityHeaders) => {
  await app.register(helmet, {
    contentSecurityPolicy: options.servesPages
      ? false
      : { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
  });
  const { hsts } = options;
  if (hsts) app.addHook('onRequest', async (_request, reply) => void reply.header(HSTS, hsts));
});
