import { policyHolderOf } from '@shared/domain';
import { outcomesOf, verdictOf } from '@shared/domain/purchase';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quoteOf } from '../../context';
import { ApiFailure } from '../../http/apiFailure';
import { languageOf } from '../../http/languageOf';
import { once, type RecordAnswer } from '../../http/once';
import { referralLetter } from '../../mail/letters/referralLetter';
import { limitMail } from '../../mail/limitMail';
import { todayFor, answerTo } from '../../quotes/response';
import { quoteNumberOf } from '../../quotes/rates';

const ACCEPTED = { status: 'accepted' } as const;

/** Emails the application to the agent and keeps it unchanged. */
async function refer(app: FastifyInstance, request: FastifyRequest, record: RecordAnswer) {
  const stored = quoteOf(request);
  const { selectedRate: rate } = stored;
  if (rate === null) throw new ApiFailure(409, 'rate_not_chosen');
  const quote = answerTo(request, stored);
  const verdict = verdictOf(outcomesOf(quote.questions, quote, rate.carrier_id));
  if (verdict?.outcome !== 'refer') throw new ApiFailure(409, 'nothing_to_refer');
  const to = policyHolderOf(quote.drivers)?.email ?? app.mail.agentEmail;
  await limitMail(app.limiter, 'contact', { sender: request, quoteId: stored.id, to });
  const letter = referralLetter({
    agent: app.mail.agentEmail,
    language: languageOf(request.headers['accept-language']),
    site: app.mail.site,
    quote,
    rate,
    number: quote.quote_number ?? quoteNumberOf(stored),
    issuedOn: todayFor(stored, app.clock()),
  });
  await app.mail.post(stored, async (transaction) => {
    await record(transaction, stored, ACCEPTED);
    return { letter };
  });
  return ACCEPTED;
}

/** A carrier refers an answer: the agent gets the application at the shopper's press (reading 56). */
export function referralRoute(app: FastifyInstance): void {
  app.post(
    '/v2/quotes/:id/referral',
    { config: { sealed: true, opensQuote: true, bodiless: true } },
    (request, reply) => once(app, request, reply, (record) => refer(app, request, record), 202),
  );
}
