import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveFont } from '../../../common/siteFont';
import type { Act } from '../envelope/ceremony';
import type { Envelope } from '../envelope/envelope';
import { consentWording } from '../locales/textsOf';
import { missingPage, type Problem, PROBLEMS, signingPage } from '../pages/signingPage';
import { STYLE } from '../pages/style';
import { TELL_SCRIPT } from '../pages/tellScript';
import type { SigningDesk } from '../signingDesk';

type OfOne = { Params: { token: string } };
type OfDocument = { Params: { token: string; documentId: string } };
interface Exchange {
  request: FastifyRequest<OfOne>;
  reply: FastifyReply;
}

/** Only the origin that the sender named may frame the pages. */
const policyFor = (ancestors: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "script-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

function sendPage(reply: FastifyReply, envelope: Envelope, problem: Problem | null): FastifyReply {
  return reply
    .header('content-security-policy', policyFor(envelope.embed_origin))
    .type('text/html; charset=utf-8')
    .send(signingPage(envelope, problem));
}

function sendMissing({ headers }: FastifyRequest<OfOne>, reply: FastifyReply): FastifyReply {
  const language = /^\s*es\b/i.test(headers['accept-language'] ?? '') ? 'es' : 'en';
  return reply
    .code(404)
    .header('content-security-policy', policyFor("'none'"))
    .type('text/html; charset=utf-8')
    .send(missingPage(language));
}

/** An IPv4 address in its usual form, even if the server listens for both families. */
const ipOf = ({ ip }: FastifyRequest<OfOne>): string => ip.replace(/^::ffff:/i, '');

const field = (body: unknown, name: string): string =>
  body instanceof URLSearchParams ? (body.get(name) ?? '') : '';

/**
 * Redirects to the page of the signer's current step; a separate address, so that a reload repeats nothing, and
 * errors are shown there.
 */
function leadOn(reply: FastifyReply, { token }: Envelope, problem?: string): FastifyReply {
  const isMendable = PROBLEMS.some((each) => each === problem);
  return reply.redirect(`/sign/${token}${isMendable ? `?problem=${problem}` : ''}`, 303);
}

/** Performs a form's action, and redirects. */
function step(desk: SigningDesk, { request, reply }: Exchange, what: Act | 'not_ticked'): FastifyReply {
  const envelope = desk.store.find('token', request.params.token);
  if (!envelope) return sendMissing(request, reply);
  if (what === 'not_ticked') return leadOn(reply, envelope, what);
  const outcome = desk.act(envelope, what, ipOf(request));
  return leadOn(reply, envelope, 'refusal' in outcome ? outcome.refusal : undefined);
}

/** A document as sent, on a separate page; opening it is recorded. */
function sendDocument(desk: SigningDesk, exchange: Exchange, documentId: string): FastifyReply {
  const { request, reply } = exchange;
  const envelope = desk.store.find('token', request.params.token);
  const document = envelope?.documents.find(({ id }) => id === documentId);
  if (!envelope || !document) return sendMissing(request, reply);
  const outcome = desk.act(envelope, { kind: 'view', documentId }, ipOf(request));
  // Documents are shown only after the consent to electronic records.
  if ('refusal' in outcome && outcome.refusal !== 'closed') return leadOn(reply, envelope);
  return reply
    .header('content-security-policy', "frame-ancestors 'none'")
    .header('content-disposition', 'inline; filename="document.pdf"')
    .type('application/pdf')
    .send(desk.store.file(document.sha256));
}

/** The signer's pages: for whoever has the address, top-level or in the sender's frame. */
export function signingRoutes(app: FastifyInstance, desk: SigningDesk): void {
  app.get<OfOne & { Querystring: { problem?: string } }>('/sign/:token', async (request, reply) => {
    const envelope = desk.store.find('token', request.params.token);
    if (!envelope) return sendMissing(request, reply);
    const outcome = desk.act(envelope, { kind: 'open' }, ipOf(request));
    const problem = PROBLEMS.find((each) => each === request.query.problem) ?? null;
    return sendPage(reply, 'envelope' in outcome ? outcome.envelope : envelope, problem);
  });
  app.post<OfOne>('/sign/:token/consent', async (request, reply) => {
    const language = desk.store.find('token', request.params.token)?.language ?? 'en';
    const wording = consentWording(language);
    const isTicked = field(request.body, 'agree') === 'yes';
    return step(desk, { request, reply }, isTicked ? { kind: 'consent', wording } : 'not_ticked');
  });
  app.get<OfDocument>('/sign/:token/documents/:documentId', async (request, reply) =>
    sendDocument(desk, { request, reply }, request.params.documentId),
  );
  app.post<OfDocument>('/sign/:token/documents/:documentId/sign', async (request, reply) => {
    const { documentId } = request.params;
    const name = field(request.body, 'name').slice(0, 200);
    return step(desk, { request, reply }, { kind: 'sign', documentId, name });
  });
  app.post<OfOne>('/sign/:token/decline', async (request, reply) =>
    step(desk, { request, reply }, { kind: 'decline' }),
  );
  serveFont(app);
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  // A PDF has no page that could name its icon.
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
  app.get('/tell.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(TELL_SCRIPT),
  );
}
