import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type CreateQuoteInput,
  createQuoteSchema,
  PARTNER_HEADER,
  PARTNER_KEY,
  type UpdateQuoteInput,
  updateQuoteSchema,
} from '@shared/domain';
import { quoteOf, sealedOf } from '../../context';
import { ApiFailure } from '../../http/apiFailure';
import { etagOf, matchedQuote } from '../../http/ifMatch';
import { once } from '../../http/once';
import { ratedCatalogue, todayFor, answerTo } from '../../quotes/response';
import { checkWritable, checkAddress } from '../../quotes/checks';
import { chosenRate } from '../../quotes/rates';
import { newQuoteDocument } from '../../quotes/newDocuments';
import { patchQuote } from '../../quotes/quoteEdits';
import { choosePlan } from '../../purchase/choosePlan';
import { isDuplicateKey } from '../../database/isDuplicateKey';
import { rememberPartner } from '../../partners/partnerCounts';
import { refusalNotice } from '../../quotes/refusalNotice';
import type { QuoteChange } from '../../quotes/quoteStore';
import { saveEdit } from '../../quotes/saveEdit';
import type { StoredQuote } from '../../quotes/storedQuote';

/** The partner that the call names. @throws ApiFailure 403 for what is no key */
function partnerIn({ headers }: FastifyRequest): string | undefined {
  const key = headers[PARTNER_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !PARTNER_KEY.test(key)) throw new ApiFailure(403, 'partner_unknown');
  return key;
}

async function createQuote(
  app: FastifyInstance,
  request: FastifyRequest,
  input: CreateQuoteInput,
  record: Parameters<Parameters<typeof once>[3]>[0],
) {
  checkAddress(input.address);
  const partner = partnerIn(request);
  try {
    const quote = await app.quotes.create(
      { id: randomUUID(), keyHash: sealedOf(request).keyHash, document: newQuoteDocument(input) },
      async (transaction, created) => {
        if (partner !== undefined) await rememberPartner(transaction, partner, created.id, app.clock());
        await record(transaction, created, answerTo(request, created));
      },
    );
    return answerTo(request, quote);
  } catch (error) {
    if (isDuplicateKey(error)) throw new ApiFailure(409, 'quote_key_in_use');
    throw error;
  }
}

/** The changes of a PATCH after all checks; nothing is written before this returns. */
async function changeOf(
  app: FastifyInstance,
  quote: StoredQuote,
  patch: UpdateQuoteInput,
): Promise<QuoteChange> {
  checkWritable(quote.status, 'quote', patch);
  if (patch.payment_plan_code !== undefined) return planChange(app, quote, patch);
  const rateId = patch.selected_rate?.id;
  const chosen = rateId === undefined ? null : await chosenRate(app, quote, rateId);
  const change = patchQuote(quote, patch, chosen, todayFor(quote, app.clock()));
  // The rate was priced from the current quote, so it cannot be bought together with a change to its inputs.
  if (chosen && change.emptiesRates) throw new ApiFailure(409, 'rates_stale');
  return change;
}

/** A plan is chosen alone, because any other change makes its final quote stale. */
function planChange(app: FastifyInstance, quote: StoredQuote, patch: UpdateQuoteInput) {
  if (Object.keys(patch).length > 1) throw new ApiFailure(409, 'rates_stale');
  return choosePlan(app, quote, patch.payment_plan_code ?? '');
}

/** POST, GET and PATCH of a quote (specification 7). */
export function quoteRoutes(app: FastifyInstance, _options: object, done: () => void) {
  app.post<{ Body: CreateQuoteInput }>(
    '/v2/quotes',
    { schema: { body: createQuoteSchema }, config: { sealed: true, limit: 'create', takesPartner: true } },
    (request, reply) =>
      once(app, request, reply, (record) => createQuote(app, request, request.body, record)),
  );
  app.get('/v2/quotes/:id', { config: { sealed: true, opensQuote: true } }, async (request, reply) => {
    const quote = quoteOf(request);
    void reply.header('etag', etagOf(quote));
    return { ...answerTo(request, quote), GWCoverages: ratedCatalogue(quote) ?? undefined };
  });
  app.patch<{ Body: UpdateQuoteInput }>(
    '/v2/quotes/:id',
    { schema: { body: updateQuoteSchema }, config: { sealed: true, opensQuote: true } },
    async (request, reply) => {
      const quote = matchedQuote(request);
      const notice = await refusalNotice(app, request, quote, request.body);
      const saved = await saveEdit(app, quote, (latest) => changeOf(app, latest, request.body), notice);
      if (notice) app.mail.wake();
      void reply.header('etag', etagOf(saved));
      return answerTo(request, saved);
    },
  );
  done();
}
