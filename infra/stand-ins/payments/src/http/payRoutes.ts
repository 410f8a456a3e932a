import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerUnder } from '../../../common/faults';
import { ownPageGuard } from '../../../common/guards';
import { valid } from '../../../common/valid';
import { cardProblems } from '../card';
import type { Desk } from '../desk';
import { pay, type Outcome } from '../operations';
import { cardSchema } from '../schemas';
import { type PaymentSession, standing } from '../session';
import type { TokenUse } from '../tokens';

/** What the card page shows: the session's amount and reference, whatever the embedding page says. */
const pageView = (session: PaymentSession) => ({
  session_id: session.id,
  status: session.status,
  is_waiting: session.answer_due !== null,
  amount: session.amount,
  reference: session.reference,
  account: session.account,
  decline_code: session.decline_code,
});

function payWith(desk: Desk, session: PaymentSession, body: unknown): Outcome {
  const card = valid(cardSchema, body);
  if (!card) return { code: 422, body: { error: 'malformed' } };
  const problems = cardProblems(card, new Date(desk.clock()));
  if (Object.keys(problems).length > 0) return { code: 422, body: { problems } };
  const paying = { ...session, card_fingerprint: desk.fingerprintOf(card.number) };
  const { code } = desk.carryOut(pay(paying, card.number, desk.clock(), desk.lateness));
  const now = desk.books.session(session.id) ?? session;
  return { code, body: pageView(standing(now, desk.clock())) };
}

/**
 * Calls of the service's own card page, and of no other: the card number stops here and is not stored. The token
 * identifies the session.
 */
export function payRoutes(app: FastifyInstance, desk: Desk, use: TokenUse): void {
  const fromOwnPage = { onRequest: ownPageGuard };
  const sessionOf = ({ headers }: FastifyRequest): PaymentSession | null =>
    desk.tokens.read(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '', use);
  app.get('/payment', fromOwnPage, async (request, reply) => {
    const session = sessionOf(request);
    if (!session) return reply.code(401).send({ error: 'no such payment' });
    return pageView(standing(session, desk.clock()));
  });
  app.post('/payment', fromOwnPage, (request, reply) => {
    const session = sessionOf(request);
    if (!session) return reply.code(401).send({ error: 'no such payment' });
    return answerUnder(desk.faults.next('authorize'), { request, reply }, () =>
      payWith(desk, session, request.body),
    );
  });
}
