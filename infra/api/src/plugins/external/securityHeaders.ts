import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Headers of an API that serves JSON: nothing of it may be framed, sniffed, or sent on as a referrer. */
export const securityHeaders = fp(async (app: FastifyInstance, options: { servesPages: boolean }) => {
  await app.register(helmet, {
    contentSecurityPolicy: options.servesPages
      ? false
      : { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
});
