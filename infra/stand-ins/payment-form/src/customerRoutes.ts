import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnder } from '../../common/faults';
import { valid } from '../../common/valid';
import type { Desk } from '../../payments/src/desk';
import type { Outcome } from '../../payments/src/operations';
import { customerSchema } from '../../payments/src/schemas';
import { newId, type PaymentSession, standing } from '../../payments/src/session';

const REFUSED: Outcome = { code: 401, body: { Error: 'the key opens nothing' } };

/** Calls that pages of this site may make, and no others. */
function openTo(site: string) {
  return async ({ headers, method }: FastifyRequest, reply: FastifyReply) => {
    void reply.header('vary', 'Origin');
    if (headers.origin !== site) return reply.code(403).send({ Error: 'foreign page' });
    void reply.header('access-control-allow-origin', site);
    if (method !== 'OPTIONS') return undefined;
    void reply.headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '600',
    });
    return reply.code(204).send();
  };
}

function payable({ tokens, clock }: Desk, key: unknown): PaymentSession | null {
  const held = typeof key === 'string' ? tokens.read(key, 'client') : null;
  const session = held && standing(held, clock());
  return session && (session.status === 'open' || session.status === 'declined') ? session : null;
}

/** One customer per person and payment, however often it is requested. */
function makeCustomer(desk: Desk, body: unknown): Outcome {
  const order = valid(customerSchema, body);
  if (!order) return { code: 422, body: { Error: 'malformed' } };
  const session = payable(desk, order.AuthenticationKey);
  if (!session) return REFUSED;
  const known = desk.books.customerOf(session.id, order.ExternalCustomerId);
  if (known) return { code: 200, body: { CustomerId: known.id } };
  const { ExternalCustomerId: externalId, CustomerName: name } = order;
  const customer = { id: newId('cu'), session_id: session.id, external_id: externalId, name };
  return desk.carryOut({ code: 201, body: { CustomerId: customer.id }, change: { customer } });
}

function makeSession(desk: Desk, { key, customer: id }: { key?: unknown; customer?: unknown }): Outcome {
  const session = payable(desk, key);
  const customer = typeof id === 'string' ? desk.books.customer(id) : null;
  if (!session || customer?.session_id !== session.id) return REFUSED;
  return { code: 200, body: { SessionKey: desk.tokens.of(session, 'form') } };
}

/** The calls of the site's page before it opens the form, in the form's own spelling. */
export function customerRoutes(app: FastifyInstance, desk: Desk, site: string): void {
  const fromSite = { onRequest: openTo(site) };
  const { faults } = desk;
  for (const path of ['/customers', '/sessions'])
    app.options(path, fromSite, (_request, reply) => reply.send());
  app.post('/customers', fromSite, (request, reply) =>
    answerUnder(faults.next('customers'), { request, reply }, () => makeCustomer(desk, request.body)),
  );
  app.get<{ Querystring: { key?: unknown; customer?: unknown } }>('/sessions', fromSite, (request, reply) =>
    answerUnder(faults.next('customers'), { request, reply }, () => makeSession(desk, request.query)),
  );
}
