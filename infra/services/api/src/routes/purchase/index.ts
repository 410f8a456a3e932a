import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { object, type InferType, string } from 'yup';
import { quoteOf, sealedOf } from '../../context';
import { ApiFailure, quoteNotFound } from '../../http/apiFailure';
import { languageOf } from '../../http/languageOf';
import { once } from '../../http/once';
import { bindPurchase, type BindInput, bindSchema, completePurchase } from '../../purchase/bindPurchase';
import {
  openPayment,
  cancelPayment,
  type CancelInput,
  cancelSchema,
  extendPayment,
  extendSchema,
  type ExtendInput,
} from '../../purchase/payment';
import { documentIdIn } from '../../purchase/papers/documentUrl';
import { answerTo } from '../../quotes/response';
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

type Work<T> = (request: FastifyRequest, quote: StoredQuote) => Promise<T>;

/** Work on the quote's purchase, once per Idempotency-Key; it is safe to repeat under another key too. */
function onceOn(app: FastifyInstance, work: Work<{ quote: StoredQuote; answer: unknown }>) {
  return (request: FastifyRequest, reply: FastifyReply) =>
    once(
      app,
      request,
      reply,
      async (record) => {
        const { quote, answer } = await work(request, quoteOf(request));
        await app.purchases.inTransaction((transaction) => record(transaction, quote, answer));
        return answer;
      },
      200,
    );
}

/** A step of the purchase, answered by the quote after it. */
const step = (app: FastifyInstance, work: Work<StoredQuote>) =>
  onceOn(app, async (request, before) => {
    const quote = await work(request, before);
    return { quote, answer: answerTo(request, quote) };
  });

/** The payment while it is open. */
function paymentRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: InferType<typeof tokenQuery> }>(
    '/v2/tokens/token',
    { schema: { querystring: tokenQuery }, config: { sealed: true, limit: 'rates', limitByKey: true } },
    async (request) =>
      openPayment(app, await quoteByKey(app, request), { language: languageFrom(request), ip: request.ip }),
  );
  app.post<{ Body: CancelInput }>(
    '/v2/quotes/:id/cancel-payment',
    { schema: { body: cancelSchema }, config: closed },
    step(app, (request, quote) =>
      cancelPayment(app.purchases, quote, cancelSchema.validateSync(request.body)),
    ),
  );
  app.post<{ Body: ExtendInput }>(
    '/v2/quotes/:id/extend-payment',
    { schema: { body: extendSchema }, config: closed },
    onceOn(app, async (request, quote) => {
      const key = String(request.headers['idempotency-key']);
      const sent = extendSchema.validateSync(request.body);
      return { quote, answer: await extendPayment(app.purchases, quote, sent, key) };
    }),
  );
}

/** Payment, binding and documents (specification 7; readings 8 and 39). */
export function purchaseRoutes(app: FastifyInstance, _options: object, done: () => void) {
  paymentRoutes(app);
  app.post<{ Body: BindInput }>(
    '/v2/quotes/:id/bind',
    { schema: { body: bindSchema }, config: closed },
    step(app, (request, quote) =>
      bindPurchase(app.purchases, quote, bindSchema.validateSync(request.body), languageFrom(request)),
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
