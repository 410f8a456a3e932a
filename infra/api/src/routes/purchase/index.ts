import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { object, type InferType, string } from 'yup';
import { quoteOf, sealedOf } from '../../context';
import { ApiFailure, quoteNotFound } from '../../http/apiFailure';
import { languageOf } from '../../http/languageOf';
import { once } from '../../http/once';
import { bindPurchase, type BindInput } from '../../purchase/bindPurchase';
import { bindSchema } from '../../purchase/bindSchema';
import { cancelPayment, type CancelInput } from '../../purchase/cancelPayment';
import { cancelSchema } from '../../purchase/cancelSchema';
import { completePurchase } from '../../purchase/completePurchase';
import { openPayment } from '../../purchase/openPayment';
import { documentIdIn } from '../../purchase/papers/documentUrl';
import { answerTo } from '../../quotes/answerTo';
import type { StoredQuote } from '../../quotes/storedQuote';

const closed = { sealed: true, opensQuote: true } as const;

const tokenQuery = object({
  system: string().oneOf(['PTS', 'GW'], 'validation:choice_invalid').required('validation:required'),
})
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);
const documentQuery = object({
  PDF_URL: string().max(300, 'validation:too_long').required('validation:required'),
})
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);

/** `docs/get_documents` and `tokens/token` name no quote; it is found by its key (design: payload encryption). */
async function quoteByKey(app: FastifyInstance, request: FastifyRequest): Promise<StoredQuote> {
  const quote = await app.quotes.findByKey(sealedOf(request).keyHash);
  if (!quote) throw quoteNotFound();
  return quote;
}

const languageFrom = ({ headers }: FastifyRequest) => languageOf(headers['accept-language']);

/** A purchase step, once per Idempotency-Key; repeating it under another key is safe too. */
function step(
  app: FastifyInstance,
  work: (request: FastifyRequest, quote: StoredQuote) => Promise<StoredQuote>,
) {
  return (request: FastifyRequest, reply: FastifyReply) =>
    once(
      app,
      request,
      reply,
      async (record) => {
        const quote = await work(request, quoteOf(request));
        const answer = answerTo(request, quote);
        await app.purchases.inTransaction((transaction) => record(transaction, quote, answer));
        return answer;
      },
      200,
    );
}

/** Payment, binding and documents (specification 7; readings 8 and 39). */
export function purchaseRoutes(app: FastifyInstance, _options: object, done: () => void) {
  app.get<{ Querystring: InferType<typeof tokenQuery> }>(
    '/v2/tokens/token',
    { schema: { querystring: tokenQuery }, config: { sealed: true, limit: 'rates', limitByKey: true } },
    async (request) =>
      openPayment(app, await quoteByKey(app, request), { language: languageFrom(request), ip: request.ip }),
  );
  app.post<{ Body: BindInput }>(
    '/v2/quotes/:id/bind',
    { schema: { body: bindSchema }, config: closed },
    step(app, (request, quote) =>
      bindPurchase(app.purchases, quote, bindSchema.validateSync(request.body), languageFrom(request)),
    ),
  );
  app.post<{ Body: CancelInput }>(
    '/v2/quotes/:id/cancel-payment',
    { schema: { body: cancelSchema }, config: closed },
    step(app, (request, quote) =>
      cancelPayment(app.purchases, quote, cancelSchema.validateSync(request.body)),
    ),
  );
  app.post(
    '/v2/quotes/:id/complete',
    { config: { ...closed, bodiless: true } },
    step(app, (_, quote) => completePurchase(app.purchases, quote)),
  );
  app.get<{ Querystring: InferType<typeof documentQuery> }>(
    '/v2/docs/get_documents',
    { schema: { querystring: documentQuery }, config: { sealed: true, limit: 'rates', limitByKey: true } },
    async (request) => {
      const quote = await quoteByKey(app, request);
      const id = documentIdIn(app.purchases.siteUrl, request.query.PDF_URL);
      const document = id === null ? null : await app.purchases.documents.find(quote, id);
      if (!document) throw new ApiFailure(404, 'document_not_found');
      return { content_type: 'application/pdf', content_base64: document.content.toString('base64') };
    },
  );
  done();
}
