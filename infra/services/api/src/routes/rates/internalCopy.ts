import type { FastifyInstance } from 'fastify';
import type { RateResult } from '@shared/domain';
import { internalLetter } from '../../mail/letters/internalLetter';
import { quoteAnswer } from '../../quotes/response';
import { ratesOf, withPlan } from '../../quotes/rates';
import type { StoredQuote } from '../../quotes/storedQuote';

/**
 * Sends the company a copy once rating has given a quote its number, if an address is configured (section 4, reading
 * 10). `planCode` is the requested plan; the quote is the one before rating.
 */
export async function internalCopy(
  app: FastifyInstance,
  quote: StoredQuote,
  result: RateResult,
  planCode: string | undefined,
): Promise<void> {
  const { internalEmail, site } = app.mail;
  const { quote_number: number } = result;
  if (internalEmail === null || number === null || quote.document.quote_number !== null) return;
  const document = (planCode === undefined ? null : withPlan(quote.document, planCode)) ?? quote.document;
  const answer = quoteAnswer({ ...quote, document }, app.clock(), 'en');
  const letter = internalLetter(internalEmail, site, answer, number, ratesOf(result));
  await app.mail.post(quote, async () => ({ letter }));
}
