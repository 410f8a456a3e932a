import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { sealedOf } from '../context';
import { openText, placeOf, sealJson } from '../crypto/vault';
import type { DatabaseSchema } from '../database/databaseSchema';
import type { IdempotencyRequest, RecordedAnswer } from '../quotes/idempotencyStore';
import type { StoredQuote } from '../quotes/storedQuote';
import { ApiFailure } from './apiFailure';

const KEY = /^[\x21-\x7e]{8,128}$/;

/** Call it inside the work's transaction with the response. */
export type RecordAnswer = (
  transaction: Transaction<DatabaseSchema>,
  quote: AnsweredQuote,
  answer: unknown,
) => Promise<void>;
type AnsweredQuote = Pick<StoredQuote, 'id' | 'dataKey'>;

const placeFor = ({ scope, key }: IdempotencyRequest) => placeOf('idempotency', 'answer', `${scope}/${key}`);

function requestOf(app: FastifyInstance, request: FastifyRequest): IdempotencyRequest {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) throw new ApiFailure(400, 'idempotency_key_required');
  const { keyHash, opened } = sealedOf(request);
  return {
    scope: `${keyHash} ${request.method} ${opened.frame.path}`,
    key,
    bodyHash: app.vault.digest('idempotency', JSON.stringify(request.body)),
  };
}

async function replay(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: IdempotencyRequest,
  recorded: RecordedAnswer,
) {
  const { keyHash } = sealedOf(request);
  const quote = request.quote ?? (await app.quotes.find(recorded.quoteId, keyHash));
  if (!quote) throw new ApiFailure(404, 'quote_not_found');
  void reply.code(recorded.statusCode).header('idempotency-replayed', 'true');
  const answer: unknown = JSON.parse(openText(quote.dataKey, recorded.answer, placeFor(wanted)));
  return answer;
}

/**
 * Runs a POST's work once per Idempotency-Key and repeats the first response on a retry; the stored response is
 * encrypted at rest and re-encrypted for the caller. An error frees the key.
 * @throws ApiFailure 400 without a key, 422 for another body, 409 while the first is in flight.
 */
export async function once(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (record: RecordAnswer) => Promise<unknown>,
  statusCode = 201,
): Promise<unknown> {
  const wanted = requestOf(app, request);
  const claim = await app.idempotency.claim(wanted);
  if (claim.kind === 'other_body') throw new ApiFailure(422, 'idempotency_key_reused');
  if (claim.kind === 'in_flight') throw new ApiFailure(409, 'idempotency_in_flight', { retry_after: 1 });
  if (claim.kind === 'done') return replay(app, request, reply, wanted, claim.recorded);
  try {
    void reply.code(statusCode);
    return await work((transaction, quote, answer) =>
      app.idempotency.finish(transaction, wanted, claim.claim, {
        statusCode,
        quoteId: quote.id,
        answer: sealJson(quote.dataKey, answer, placeFor(wanted)),
      }),
    );
  } catch (error) {
    await app.idempotency.release(wanted, claim.claim);
    throw error;
  }
}
