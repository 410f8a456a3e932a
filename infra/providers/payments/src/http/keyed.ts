import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Desk } from '../desk';
import type { Outcome } from '../operations';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Metadata is no part of a call's work, so a merchant's new release, which adds some, may repeat an older one's call. */
const workOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'metadata'))
    : body;

/**
 * Runs a call once per `idempotency-key`: a repeat gets the first response, and another call's key is 422. Only
 * completed work is stored; a rejected call may be repeated.
 */
export function keyed({ books, carryOut }: Desk, request: FastifyRequest, work: () => Outcome): Outcome {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) return { code: 400, body: { error: 'no idempotency key' } };
  const digest = createHash('sha256')
    .update(JSON.stringify([request.url, workOf(request.body)]))
    .digest('hex');
  const first = books.answer(key);
  if (first && first.digest !== digest) return { code: 422, body: { error: 'the key of another call' } };
  if (first) return first;
  const outcome = work();
  if (outcome.code >= 300) return outcome;
  const { code, body } = outcome;
  return carryOut(outcome, { answer: { key, digest, code, body } });
}
