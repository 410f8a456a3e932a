import type { FastifyInstance, FastifyRequest } from 'fastify';
import { daysKept, type Erasure, eraseQuoteSchema, keptAs, type MyData, type Quote } from '@shared/domain';
import { quoteOf } from '../../context';
import { ApiFailure } from '../../http/apiFailure';
import { answerTo } from '../../quotes/response';

/** Everything kept of the quote, as its shopper may read it: identity numbers as their last four. */
async function dataOf(app: FastifyInstance, request: FastifyRequest): Promise<MyData> {
  const stored = quoteOf(request);
  const quote: Quote = answerTo(request, stored);
  const kind = keptAs(quote.status);
  return {
    exported_at: new Date(app.clock()).toISOString(),
    kept_as: kind,
    days_kept: daysKept(kind, quote.address.state),
    quote,
    consents: await app.consents.list(stored),
  };
}

/**
 * Erases the quote. A policy is kept for as long as the answer says. @throws ApiFailure 409 while a payment or papers for
 * signature are open
 */
async function erase(app: FastifyInstance, request: FastifyRequest): Promise<Erasure> {
  const { id, status, document } = quoteOf(request);
  const kind = keptAs(status);
  if (kind === 'policy') return { erased: false, days_kept: daysKept(kind, document.address.state) };
  if (!(await app.eraser.erase(id))) throw new ApiFailure(409, 'quote_closed');
  return { erased: true, days_kept: 0 };
}

const config = { sealed: true, opensQuote: true } as const;

/** "Get my data" and "Erase my data" (specification 10, reading 16). */
export function privacyRoutes(app: FastifyInstance, _options: object, done: () => void) {
  app.get('/v2/quotes/:id/data', { config }, (request) => dataOf(app, request));
  app.post(
    '/v2/quotes/:id/erase',
    { schema: { body: eraseQuoteSchema }, config: { ...config, repeatable: true } },
    (request) => erase(app, request),
  );
  done();
}
