import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  type AgreedKeys,
  createAgreedKeys,
  EnvelopeError,
  openRequest,
  pathFromV2,
  sealResponse,
  type SealedResponse,
} from '@shared/api-client/envelope';
import { hashQuoteKey, newIv } from '../../crypto/vault';
import { ApiFailure, quoteNotFound } from '../../http/apiFailure';
import { parseStrictJson } from '../../http/parseStrictJson';

const DIGITS = /^\D*(?:\d\D*){4,}$/;

const oneHeader = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;

/** Reading 35: raw digits of an SSN must never appear in a URL. */
function refuseSocialInAddress(request: FastifyRequest) {
  if (!request.url.includes('?')) return;
  const query = new Map<string, unknown>(Object.entries(Object(request.query)));
  const values = [query.get('social'), query.get('social_security')].flat();
  if (values.some((value) => typeof value === 'string' && DIGITS.test(value))) {
    throw new ApiFailure(422, 'plaintext_sensitive');
  }
}

/**
 * A read without any key gets the same response as with someone else's (reading 34); a call with a body must be
 * encrypted.
 */
function plainRefusal(request: FastifyRequest): Error {
  const isRead = request.method === 'GET' || request.method === 'DELETE';
  return isRead && request.routeOptions.config.opensQuote
    ? quoteNotFound()
    : new EnvelopeError('enc_required');
}

async function open(app: FastifyInstance, request: FastifyRequest, agreed: AgreedKeys) {
  const { authorization } = request.headers;
  if (authorization === undefined) throw plainRefusal(request);
  const opened = await openRequest(
    {
      method: request.method,
      path: pathFromV2(request.url),
      authorization,
      idempotencyKey: oneHeader(request.headers['idempotency-key']),
      ifMatch: oneHeader(request.headers['if-match']),
      body: request.body,
    },
    { findKey: (kid) => app.encKeys.find(kid), now: app.clock(), agreed },
  );
  request.sealed = { keyHash: hashQuoteKey(opened.quoteKey), opened };
  const takesBody = request.method === 'POST' || request.method === 'PATCH';
  if (takesBody && opened.text === null && !request.routeOptions.config.bodiless)
    throw new EnvelopeError('enc_required');
  request.body = opened.text === null ? undefined : parseStrictJson(opened.text);
}

/** Hex needs no escapes, so skip scanning thousands of digits for them. */
const wireText = ({ data, ivString }: SealedResponse): string =>
  `{"data":"${data}","ivString":"${ivString}"}`;

async function sealAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (!request.sealed || reply.statusCode >= 400) return payload;
  const { opened } = request.sealed;
  const sealed = await sealResponse(opened, reply.statusCode, JSON.stringify(payload), newIv());
  void reply.serializer(wireText);
  return sealed;
}

/** Decrypts requests before validation and encrypts their responses (design: payload encryption). */
export const sealedCalls = fp((app: FastifyInstance, _options: object, done: () => void) => {
  const agreed = createAgreedKeys();
  app.decorateRequest('sealed', null);
  app.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.sealed) return;
    refuseSocialInAddress(request);
    await open(app, request, agreed);
  });
  app.addHook('preSerialization', async (request, reply, payload) => sealAnswer(request, reply, payload));
  app.addHook('onSend', async (request, reply, payload) => {
    const { cacheSeconds } = request.routeOptions.config;
    const caching = cacheSeconds && reply.statusCode < 400 ? `public, max-age=${cacheSeconds}` : 'no-store';
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', caching);
    return payload;
  });
  done();
});
