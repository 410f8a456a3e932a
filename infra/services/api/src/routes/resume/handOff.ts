import type { FastifyInstance } from 'fastify';
import { quoteOf } from '../../context';
import { handOffEnd, newResumeCode } from '../../mail/resumeCodes';

const config = {
  sealed: true,
  opensQuote: true,
  // Each call makes a code of its own, because a repeated one could have just expired.
  repeatable: true,
  bodiless: true,
  limit: 'handOff',
  limitByKey: true,
} as const;

/** A code that takes a quote from a partner's page to the main site (ADR 0044). */
export function handOffRoutes(app: FastifyInstance, _options: object, done: () => void) {
  app.post('/v2/quotes/:id/handoff', { config }, async (request, reply) => {
    const code = newResumeCode();
    const end = handOffEnd(app.clock());
    await app.mail.resumeCodes.issue(quoteOf(request).id, code, end);
    void reply.code(201);
    return { code, expires_at: new Date(end).toISOString() };
  });
  done();
}
