import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type ContactMeInput,
  contactMeSchema,
  phoneDigits,
  type SendQuoteInput,
  sendQuoteSchema,
} from '@shared/domain';
import { consentWording } from '@shared/i18n/texts';
import type { GivenConsent } from '../../consents/consentStore';
import { quoteOf, sealedOf } from '../../context';
import { ApiFailure } from '../../http/apiFailure';
import { languageOf } from '../../http/languageOf';
import { once, type RecordAnswer } from '../../http/once';
import { contactLetter } from '../../mail/letters/contactLetter';
import { quoteLetter } from '../../mail/letters/quoteLetter';
import { limitMail } from '../../mail/limitMail';
import { newResumeCode } from '../../mail/resumeCodes';
import { answerTo } from '../../quotes/response';
import { currentRates, freshRates, quoteNumberOf, ratesOf } from '../../quotes/rates';
import { referralRoute } from './referral';

const ACCEPTED = { status: 'accepted' } as const;
const AS_IT_STANDS = { planCode: undefined, rateId: undefined };
const config = { sealed: true, opensQuote: true } as const;

/** The content common to all letters about a quote. */
function aboutQuote(app: FastifyInstance, request: FastifyRequest) {
  const stored = quoteOf(request);
  const now = app.clock();
  const number = stored.document.quote_number ?? quoteNumberOf(stored);
  const language = languageOf(request.headers['accept-language']);
  return { language, site: app.mail.site, quote: answerTo(request, stored), number, now };
}

async function sendQuote(app: FastifyInstance, request: FastifyRequest, to: string, record: RecordAnswer) {
  const quote = quoteOf(request);
  const result = await currentRates(app, quote, sealedOf(request).keyHash, AS_IT_STANDS);
  const rates = ratesOf(result);
  if (rates.length === 0) throw new ApiFailure(409, 'quote_without_prices');
  await limitMail(app.limiter, 'mail', { sender: request, quoteId: quote.id, to });
  const code = newResumeCode();
  const letter = quoteLetter({ ...aboutQuote(app, request), to, rates, code });
  await app.mail.post(quote, async (transaction) => {
    await record(transaction, quote, ACCEPTED);
    return { letter, shopper: to, resumeCode: code };
  });
  return ACCEPTED;
}

/** The consent with the exact wording that was shown. @throws ApiFailure 422 for wording we never showed. */
function givenConsent(shopper: ContactMeInput, language: GivenConsent['language']): GivenConsent | null {
  if (!shopper.telephoneConsent) return null;
  const { version } = shopper.telephoneConsent;
  const wording = consentWording('telephone_contact', version);
  if (!wording) {
    throw new ApiFailure(422, [{ code: 'consent_wording_unknown', attribute: 'telephoneConsent.version' }]);
  }
  const about = phoneDigits(shopper.phoneNumber) ?? '';
  return {
    id: randomUUID(),
    kind: 'telephone_contact',
    version,
    language,
    wording: wording[language],
    about,
  };
}

async function contactMe(
  app: FastifyInstance,
  request: FastifyRequest,
  shopper: ContactMeInput,
  record: RecordAnswer,
) {
  const quote = quoteOf(request);
  const about = aboutQuote(app, request);
  const consent = givenConsent(shopper, about.language);
  await limitMail(app.limiter, 'contact', { sender: request, quoteId: quote.id, to: shopper.to });
  const rate = (await freshRates(app, quote))?.best_match ?? null;
  const letter = contactLetter({ ...about, agent: app.mail.agentEmail, shopper, rate });
  await app.mail.post(quote, async (transaction) => {
    if (consent) await app.consents.give(transaction, quote, consent);
    await record(transaction, quote, ACCEPTED);
    return { letter, shopper: shopper.to };
  });
  return ACCEPTED;
}

/**
 * Email my quote, and have an agent contact me (specification 2.9 and 7) or look at an application (reading 56): letters
 * are stored, and sent in the background.
 */
export function contactRoutes(app: FastifyInstance, _options: object, done: () => void) {
  app.post<{ Body: SendQuoteInput }>(
    '/v2/quotes/:id/send',
    { schema: { body: sendQuoteSchema }, config },
    (request, reply) =>
      once(app, request, reply, (record) => sendQuote(app, request, request.body.to, record), 202),
  );
  app.post<{ Body: ContactMeInput }>(
    '/v2/quotes/:id/contact_me',
    { schema: { body: contactMeSchema }, config },
    (request, reply) =>
      once(app, request, reply, (record) => contactMe(app, request, request.body, record), 202),
  );
  referralRoute(app);
  done();
}
