import type { FastifyInstance, FastifyRequest } from 'fastify';
import { faultRoutes } from '../../../common/faultRoutes';
import { answerUnder, type Exchange } from '../../../common/faults';
import { keyGuard } from '../../../common/guards';
import { pingRoute } from '../../../common/pingRoute';
import { valid } from '../../../common/valid';
import type { Desk } from '../desk';
import {
  cancelSession,
  capture,
  extendSession,
  openSession,
  type Outcome,
  voidAuthorization,
} from '../operations';
import { captureSchema, orderSchema } from '../schemas';
import { type PaymentSession, sessionView, standing } from '../session';
import { createHash } from 'node:crypto';

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
function keyed({ books, carryOut }: Desk, request: FastifyRequest, work: () => Outcome): Outcome {
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

type OfOne = { Params: { id: string } };

const MISSING: Outcome = { code: 404, body: { error: 'there is no such thing' } };
const NO_ACCOUNT: Outcome = { code: 422, body: { error: 'there is no such account' } };
const MALFORMED: Outcome = { code: 422, body: { error: 'malformed' } };

function open({ tokens, clock, holds }: Desk, body: unknown): Outcome {
  const order = valid(orderSchema, body);
  if (!order) return MALFORMED;
  const { reference, account, amount, customer, webhook_url, metadata } = order;
  if (!holds(account)) return NO_ACCOUNT;
  const session = { reference, account, amount, customer_name: customer.name, webhook_url, metadata };
  return openSession(session, (opened) => tokens.of(opened, 'client'), clock());
}

const onSession = (session: PaymentSession | null, work: (session: PaymentSession) => Outcome): Outcome =>
  session ? work(session) : MISSING;

function sessionRoutes(app: FastifyInstance, desk: Desk, withKey: object): void {
  const { books, clock, faults } = desk;
  const under = (exchange: Exchange, reference: string | undefined, work: () => Outcome) =>
    answerUnder(faults.next('sessions', reference), exchange, work);
  const referenceOf = (id: string) => books.session(id)?.reference;
  app.post('/v1/payment-sessions', withKey, (request, reply) =>
    under({ request, reply }, valid(orderSchema, request.body)?.reference, () =>
      keyed(desk, request, () => open(desk, request.body)),
    ),
  );
  app.get<OfOne>('/v1/payment-sessions/:id', withKey, (request, reply) =>
    under({ request, reply }, referenceOf(request.params.id), () =>
      onSession(books.session(request.params.id), (session) => ({
        code: 200,
        body: sessionView(standing(session, clock())),
      })),
    ),
  );
  for (const [verb, work] of Object.entries({ cancel: cancelSession, extend: extendSession }))
    app.post<OfOne>(`/v1/payment-sessions/:id/${verb}`, withKey, (request, reply) =>
      under({ request, reply }, referenceOf(request.params.id), () =>
        onSession(books.session(request.params.id), (session) =>
          keyed(desk, request, () => work(session, clock())),
        ),
      ),
    );
}

function captureAs(body: unknown, session: PaymentSession, now: number): Outcome {
  const order = valid(captureSchema, body);
  return order ? capture(session, order.amount, now) : MALFORMED;
}

function authorizationRoutes(app: FastifyInstance, desk: Desk, withKey: object): void {
  const { books, clock, faults } = desk;
  app.post<OfOne>('/v1/authorizations/:id/capture', withKey, (request, reply) =>
    answerUnder(faults.next('capture'), { request, reply }, () =>
      onSession(books.ofAuthorization(request.params.id), (session) =>
        keyed(desk, request, () => captureAs(request.body, session, clock())),
      ),
    ),
  );
  app.post<OfOne>('/v1/authorizations/:id/void', withKey, (request, reply) =>
    answerUnder(faults.next('void'), { request, reply }, () =>
      onSession(books.ofAuthorization(request.params.id), (session) =>
        keyed(desk, request, () => voidAuthorization(session, clock())),
      ),
    ),
  );
  app.get<{ Querystring: { held?: string } }>('/v1/ledger', withKey, ({ query }) => {
    const isHeld = (id: string) => books.ofAuthorization(id)?.status === 'authorized';
    const entries = books.entries();
    return { entries: query.held ? entries.filter((entry) => isHeld(entry.authorization_id)) : entries };
  });
}

/** Calls of the merchant's server, with its API key, and fault injection. */
export function serverRoutes(app: FastifyInstance, desk: Desk, apiKey: string): void {
  const withKey = { onRequest: keyGuard(apiKey) };
  pingRoute(app, '/v1/ping', apiKey);
  sessionRoutes(app, desk, withKey);
  authorizationRoutes(app, desk, withKey);
  faultRoutes(app, { faults: desk.faults, apiKey });
}
