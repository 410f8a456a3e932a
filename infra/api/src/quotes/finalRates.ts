import type { FastifyInstance } from 'fastify';
import { type Rate, type RateResult, termFrom } from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';
import { todayFor } from './answers';
import { checkAnswers } from './checkAnswers';
import { checkApplied } from './checkApplied';
import { quoteNumberOf } from './currentRates';
import { fingerprintOf, priceFinal } from './priceQuote';
import { checkMoratorium } from './stoppedFor';
import type { QuoteDocument, StoredQuote } from './storedQuote';

type Services = Pick<FastifyInstance, 'finalRates' | 'vault' | 'clock' | 'quotes' | 'moratoriums'>;

/** What a final rating settles: the quote's number, and the term by its first rate (specification 4, reading 6). */
function settled(quote: StoredQuote, rate: Rate): QuoteDocument {
  const { document } = quote;
  return {
    ...document,
    quote_number: document.quote_number ?? quoteNumberOf(quote),
    term: document.term && termFrom(document.term.effective, rate.term.duration),
  };
}

/** The inputs of a final rate: the chosen rate and everything its price depends on. */
export const finalFingerprint = (
  { vault }: Pick<Services, 'vault'>,
  quote: StoredQuote,
  chosen: Rate,
  now: number,
): string => vault.digest('final-rates', `${chosen.id} ${fingerprintOf(quote, vault, now)}`);

/** A new final price with what it settles; a result without a rate settles nothing. */
export function makeFinalRates(
  services: Pick<Services, 'vault' | 'clock'>,
  quote: StoredQuote,
  chosen: Rate,
) {
  const now = services.clock();
  const fingerprint = finalFingerprint(services, quote, chosen, now);
  const result = priceFinal(quote, chosen, fingerprint, now);
  const document = result.best_match ? settled(quote, result.best_match) : quote.document;
  const numbered = { ...result, quote_number: document.quote_number };
  return { document, rates: { fingerprint, result: numbered, ratedOn: todayFor(quote, now) } };
}

/** The stored result while its inputs are unchanged, otherwise a new one. Null if an edit came first. */
async function rateOnce(services: Services, quote: StoredQuote): Promise<RateResult | null> {
  const now = services.clock();
  const chosen = checkApplied(quote, now);
  checkMoratorium(services, quote, chosen);
  checkAnswers(quote, chosen);
  const stored = quote.status === 'APPLYING' ? null : await services.finalRates.find(quote);
  if (stored?.fingerprint === finalFingerprint(services, quote, chosen, now)) return stored.result;
  const { document, rates } = makeFinalRates(services, quote, chosen);
  if (rates.result.best_match === null) {
    await services.finalRates.clear(quote);
    return rates.result;
  }
  return (await services.finalRates.save(quote, rates, document)) ? rates.result : null;
}

/**
 * The final quote: the chosen product's price from the whole application. Moves the quote to FINAL_RATED.
 * @throws ApiFailure 409 without a chosen rate, during its carrier's moratorium, on a closed quote, or if edits keep
 * interfering; 422 while a purchase step is unfinished, with its id as the attribute, and as `checkAnswers`.
 */
export async function finalRates(
  services: Services,
  quote: StoredQuote,
  keyHash: string,
): Promise<RateResult> {
  let latest: StoredQuote | null = quote;
  for (let attempt = 0; latest && attempt < 4; attempt += 1) {
    const result = await rateOnce(services, latest);
    if (result) return result;
    latest = await services.quotes.find(quote.id, keyHash);
  }
  throw new ApiFailure(409, 'rates_stale');
}
