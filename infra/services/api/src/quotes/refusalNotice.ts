import type { UpdateQuoteInput } from '@shared/domain';
import { outcomesOf, type QuestionAnswer, REFUSAL_PLANS } from '@shared/domain/purchase';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../http/languageOf';
import { refusalLetter } from '../mail/letters/refusalLetter';
import { limitMail } from '../mail/limitMail';
import { holderOf } from '../purchase/holder';
import { answerTo } from './response';
import type { Step } from './quoteStore';
import type { StoredQuote } from './storedQuote';

/** The answers that the chosen carrier declines, by their questions. */
function declinedIn(
  { document, selectedRate }: StoredQuote,
  answers: readonly QuestionAnswer[] | null,
): string[] {
  if (selectedRate === null) return [];
  return outcomesOf(answers, document, selectedRate.carrier_id).flatMap(({ question, outcome }) =>
    outcome === 'decline' ? [question] : [],
  );
}

/**
 * The letter with the reasons of a refusal, written with the answers that cause it, in states that require one (reading
 * 56); undefined if nothing new is refused. @throws ApiFailure 429
 */
export async function refusalNotice(
  app: FastifyInstance,
  request: FastifyRequest,
  quote: StoredQuote,
  { questions }: UpdateQuoteInput,
): Promise<Step | undefined> {
  const plan = REFUSAL_PLANS[quote.document.address.state];
  const { selectedRate: rate } = quote;
  const to = holderOf(quote)?.email;
  if (!questions || !plan || !rate || !to) return undefined;
  const before = declinedIn(quote, quote.document.questions);
  if (declinedIn(quote, questions).every((question) => before.includes(question))) return undefined;
  await limitMail(app.limiter, 'mail', { sender: request, quoteId: quote.id, to });
  const language = languageOf(request.headers['accept-language']);
  return (transaction, saved) => {
    const letter = refusalLetter({
      to,
      language,
      site: app.mail.site,
      quote: answerTo(request, saved),
      rate,
      plan,
    });
    return app.mail.enqueue(transaction, saved, { letter });
  };
}
