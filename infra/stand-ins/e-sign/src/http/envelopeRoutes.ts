import type { FastifyInstance, FastifyRequest } from 'fastify';
import { faultRoutes } from '../../../common/faultRoutes';
import { type Answer, answerUnder, type Exchange, type Faults } from '../../../common/faults';
import { keyGuard } from '../../../common/guards';
import { valid } from '../../../common/valid';
import { sha256 } from '../envelope/audit';
import { type Envelope, envelopeSchema } from '../envelope/envelope';
import { isAsSaid, type SigningDesk } from '../signingDesk';

interface Parts {
  desk: SigningDesk;
  faults: Faults;
  apiKey: string;
  origin: string;
}
type OfOne = { Params: { id: string } };

const MISSING: Answer = { code: 404, body: { error: 'there is no such envelope' } };
const refusal = (code: number, error: string): Answer => ({ code, body: { error } });

/** The sender's view: without the signing address and the order. A consent's version is its digest in the trail. */
const answerOf = ({ id, reference, status, language, consent, documents, audit }: Envelope) => ({
  id,
  reference,
  status,
  consent: consent && { ...consent, version: sha256(consent.wording), language },
  documents: documents.map((document) => ({
    id: document.id,
    sha256: document.sha256,
    signed_sha256: document.signed_sha256,
  })),
  audit,
});

function take({ desk, origin }: Parts, { body, headers }: FastifyRequest): Answer {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || key.length > 200) {
    return refusal(400, 'an idempotency key is needed');
  }
  const order = valid(envelopeSchema, body);
  if (!order || !isAsSaid(order)) return refusal(422, 'not an envelope');
  const envelope = desk.take(order, key);
  if (!envelope) return refusal(422, 'this key was used for another envelope');
  const { id, token, status } = envelope;
  return { code: 201, body: { id, signing_url: `${origin}/sign/${token}`, status } };
}

function voidOne({ desk }: Parts, envelope: Envelope): Answer {
  const outcome = envelope.status === 'voided' ? { envelope } : desk.act(envelope, { kind: 'void' });
  return 'refusal' in outcome
    ? { code: 409, body: answerOf(envelope) }
    : { code: 200, body: answerOf(outcome.envelope) };
}

/** The service's own API: envelopes are created, read and voided with a key; faults are switched on for tests. */
export function envelopeRoutes(app: FastifyInstance, parts: Parts): void {
  const { desk, faults, apiKey } = parts;
  const withKey = { onRequest: keyGuard(apiKey) };
  const answer = (call: string, exchange: Exchange, work: () => Answer) =>
    answerUnder(faults.next(call), exchange, work);
  const ofOne = (id: string, work: (envelope: Envelope) => Answer) => () => {
    const envelope = desk.store.find('id', id);
    return envelope ? work(envelope) : MISSING;
  };
  app.post('/v1/envelopes', withKey, (request, reply) =>
    answer('create', { request, reply }, () => take(parts, request)),
  );
  app.get<OfOne>('/v1/envelopes/:id', withKey, (request, reply) => {
    const read = ofOne(request.params.id, (envelope) => ({ code: 200, body: answerOf(envelope) }));
    return answer('find', { request, reply }, read);
  });
  app.post<OfOne>('/v1/envelopes/:id/void', withKey, (request, reply) =>
    answer(
      'void',
      { request, reply },
      ofOne(request.params.id, (envelope) => voidOne(parts, envelope)),
    ),
  );
  app.get<{ Params: { id: string; documentId: string } }>(
    '/v1/envelopes/:id/documents/:documentId',
    withKey,
    (request, reply) => {
      const { id, documentId } = request.params;
      const read = ofOne(id, (envelope) => {
        const document = envelope.documents.find((each) => each.id === documentId);
        if (!document) return refusal(404, 'there is no such document');
        if (envelope.status !== 'completed') return refusal(409, 'it is not signed');
        void reply.type('application/pdf');
        return { code: 200, body: desk.signed(envelope, document) };
      });
      return answer('document', { request, reply }, read);
    },
  );
  faultRoutes(app, parts);
}
