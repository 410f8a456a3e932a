import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type FinishLaterInput,
  finishLaterSchema,
  type ResumeInput,
  type ResumeLinkInput,
  resumeLinkSchema,
  resumeSchema,
} from '@shared/domain';
import { quoteOf, sealedOf } from '../../context';
import { ApiFailure } from '../../http/apiFailure';
import { etagOf } from '../../http/ifMatch';
import { languageOf } from '../../http/languageOf';
import { once, type RecordAnswer } from '../../http/once';
import { laterLetter } from '../../mail/letters/laterLetter';
import { dateText } from '../../mail/letters/link';
import { resumeLetter } from '../../mail/letters/resumeLetter';
import { limitMail, limitResumeLinks } from '../../mail/limitMail';
import { KeyInUse, linkEnd, newResumeCode } from '../../mail/resumeCodes';
import { answerTo } from '../../quotes/response';

const ACCEPTED = { status: 'accepted' } as const;
const config = { sealed: true, limit: 'resume', repeatable: true } as const;

async function mailLink(app: FastifyInstance, request: FastifyRequest, { quote_id, to }: ResumeLinkInput) {
  // Counted even if the quote does not exist, so that the limit reveals nothing.
  await limitResumeLinks(app.limiter, { sender: request, to });
  const quote = await app.mail.recipients.find(quote_id, to);
  if (!quote) return;
  const language = languageOf(request.headers['accept-language']);
  const code = newResumeCode();
  // The county is encrypted and the shopper absent, so the day is that of most of the state.
  const until = dateText(linkEnd(app.clock()), { state: quote.state, county: '' }, language);
  const letter = resumeLetter({ to, language, site: app.mail.site, quoteId: quote.id, code, until });
  await app.mail.post(quote, async () => ({ letter, resumeCode: code }));
}

/** Emails a link back to a step, to any address: only the holder of a quote key can ask for it. */
async function mailWayBack(
  app: FastifyInstance,
  request: FastifyRequest,
  { to, step }: FinishLaterInput,
  record: RecordAnswer,
) {
  const stored = quoteOf(request);
  await limitMail(app.limiter, 'later', { sender: request, quoteId: stored.id, to });
  const code = newResumeCode();
  const letter = laterLetter({
    to,
    language: languageOf(request.headers['accept-language']),
    site: app.mail.site,
    quote: answerTo(request, stored),
    step,
    code,
    now: app.clock(),
  });
  await app.mail.post(stored, async (transaction) => {
    await record(transaction, stored, ACCEPTED);
    return { letter, shopper: to, resumeCode: code };
  });
  return ACCEPTED;
}

async function exchange(app: FastifyInstance, code: string, keyHash: string) {
  try {
    const quoteId = await app.mail.resumeCodes.exchange(code, keyHash);
    return quoteId === null ? null : await app.quotes.find(quoteId, keyHash);
  } catch (error) {
    if (error instanceof KeyInUse) throw new ApiFailure(409, 'quote_key_in_use');
    throw error;
  }
}

/** Requesting a link to a quote, as its owner or a stranger, and opening the quote with it in another browser (readings 34 and 39). */
export function resumeRoutes(app: FastifyInstance, _options: object, done: () => void) {
  app.post<{ Body: ResumeLinkInput }>(
    '/v2/resume-links',
    { schema: { body: resumeLinkSchema }, config },
    async (request, reply) => {
      await mailLink(app, request, request.body);
      void reply.code(202);
      return ACCEPTED;
    },
  );
  app.post<{ Body: FinishLaterInput }>(
    '/v2/quotes/:id/resume-links',
    { schema: { body: finishLaterSchema }, config: { sealed: true, opensQuote: true } },
    (request, reply) =>
      once(app, request, reply, (record) => mailWayBack(app, request, request.body, record), 202),
  );
  app.post<{ Body: ResumeInput }>(
    '/v2/resume',
    { schema: { body: resumeSchema }, config },
    async (request, reply) => {
      const quote = await exchange(app, request.body.code, sealedOf(request).keyHash);
      if (!quote) throw new ApiFailure(410, 'resume_code_spent');
      void reply.header('etag', etagOf(quote));
      return answerTo(request, quote);
    },
  );
  done();
}
